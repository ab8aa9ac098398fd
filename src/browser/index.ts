/** The one place that the polyfill is imported. */
export { default as browser } from 'webextension-polyfill'
export type { Menus, Runtime, Tabs } from 'webextension-polyfill'
