import { join } from 'node:path'

/** Another extension, for the tests: it has a page from which messages can be sent, and nothing else. */
export const NEIGHBOUR = {
  folder: join(import.meta.dirname, 'neighbour'),
  id: 'bckfabchfoklmheglagldjklnjjggjdg',
  page: 'chrome-extension://bckfabchfoklmheglagldjklnjjggjdg/page.html',
}
