import { join } from 'node:path'
import { findProgram } from '../find-program.js'

/** Chromium and its kin. Recent branded Chrome no longer loads extensions by switch, so it comes last. */
export function findChromium(): string {
  return findProgram({
    name: 'Chromium',
    variable: 'CHROMIUM',
    commands: [
      'chromium',
      'chromium-browser',
      'google-chrome-for-testing',
      'google-chrome',
      'google-chrome-stable',
    ],
    places: {
      darwin: [
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ],
      win32: windowsFolders().flatMap((folder) => [
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      ]),
      linux: ['/snap/bin/chromium'],
    },
    debianPackage: 'chromium',
    advice:
      '"apt install chromium", "brew install --cask chromium", or from https://www.chromium.org/getting-involved/download-chromium',
  })
}

function windowsFolders(): string[] {
  const { LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86 } = process.env
  return [LOCALAPPDATA, PROGRAMFILES, PROGRAMFILES_X86].filter((folder) => folder !== undefined)
}
