import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { findDesktop } from './find.js'

const SIZE = '1280x900x24'

/** A desktop that nobody sees, with a mouse and a keyboard that the tests move. */
export interface Desktop {
  /** What a program finds it by, as `DISPLAY`. */
  readonly display: string
  /** Moves the mouse to a place on the screen, and presses a button there if one is named. */
  point(x: number, y: number, button?: 'left' | 'right'): void
  /** Presses keys one after the other, each by its name, such as `Down` or `alt+shift+l`. */
  press(...keys: readonly string[]): void
  type(text: string): void
  close(): Promise<void>
}

/** Opens a virtual display with a window manager, without which no window would have the keyboard. */
export async function openDesktop(): Promise<Desktop> {
  const { server, manager, hand } = findDesktop()
  // The server chooses a display that is free, and writes its number to the third pipe.
  const screen = spawn(server, ['-displayfd', '3', '-screen', '0', SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = `:${await firstLine(screen.stdio[3] as Readable)}`
  const env = { ...process.env, DISPLAY: display }
  const windows = spawn(manager, { stdio: 'ignore', env })

  const move = (...words: readonly string[]): void => {
    const { status, stderr } = spawnSync(hand, words, { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The hand could not ${words.join(' ')}: ${stderr}`)
  }
  return {
    display,
    point: (x, y, button) => {
      move('mousemove', String(Math.round(x)), String(Math.round(y)))
      if (button) move('click', button === 'left' ? '1' : '3')
    },
    press: (...keys) => {
      move('key', '--delay', '60', ...keys)
    },
    type: (text) => {
      move('type', '--delay', '20', text)
    },
    close: async () => {
      await ended(windows)
      await ended(screen)
    },
  }
}

async function firstLine(pipe: Readable): Promise<string> {
  const [chunk] = (await once(pipe, 'data')) as [Buffer]
  return chunk.toString().trim()
}

async function ended(program: ChildProcess): Promise<void> {
  const gone = once(program, 'exit')
  program.kill()
  await Promise.race([gone, pause(2_000)])
}
