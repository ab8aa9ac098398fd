import { findProgram } from '../find-program.js'

/** What a virtual desktop is made of. All of it speaks X, which Linux has. */
export interface DesktopPrograms {
  /** Shows a screen to nobody. */
  readonly XVFB: string
  /** Gives windows their frames, and one of them the keyboard. */
  readonly OPENBOX: string
  /** Moves the mouse and presses keys. */
  readonly XDOTOOL: string
}

export function findDesktopPrograms(): DesktopPrograms {
  return {
    XVFB: find('XVFB', 'Xvfb', 'xvfb'),
    OPENBOX: find('OPENBOX', 'openbox', 'openbox'),
    XDOTOOL: find('XDOTOOL', 'xdotool', 'xdotool'),
  }
}

function find(variable: string, command: string, debianPackage: string): string {
  return findProgram({
    name: command,
    variable,
    commands: [command],
    places: {},
    debianPackage,
    advice: `"apt install ${debianPackage}"`,
  })
}
