import { findProgram } from '../find-program.js'

export function findFirefox(): string {
  return findProgram({
    name: 'Firefox',
    variable: 'FIREFOX',
    commands: ['firefox-esr', 'firefox'],
    places: {
      darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
    },
    debianPackage: 'firefox-esr',
    advice:
      '"apt install firefox-esr", "brew install --cask firefox", or from https://www.mozilla.org/firefox',
  })
}
