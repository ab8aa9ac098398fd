import { findProgram } from '../find-program.js'

/** The programs that a virtual desktop is made of; none of them knows of more than X, which Linux has. */
export function findDesktop(): {
  readonly server: string
  readonly manager: string
  readonly hand: string
} {
  return {
    server: findProgram({
      name: 'Xvfb',
      variable: 'XVFB',
      commands: ['Xvfb'],
      places: {},
      debianPackage: 'xvfb',
      advice: '"apt install xvfb"',
    }),
    manager: findProgram({
      name: 'openbox',
      variable: 'OPENBOX',
      commands: ['openbox'],
      places: {},
      debianPackage: 'openbox',
      advice: '"apt install openbox"',
    }),
    hand: findProgram({
      name: 'xdotool',
      variable: 'XDOTOOL',
      commands: ['xdotool'],
      places: {},
      debianPackage: 'xdotool',
      advice: '"apt install xdotool"',
    }),
  }
}
