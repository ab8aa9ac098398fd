import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findDesktopPrograms } from './find.js'

const SIZE = '1280x900x24'
/** Between two presses, as a quick hand would take. */
const MILLISECONDS_BETWEEN_KEYS = '40'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A desktop that nobody sees, with a mouse and a keyboard of its own. */
export interface Desktop {
  /** What programs find it by: the value of `DISPLAY`. */
  readonly display: string
  /** Moves the mouse. */
  point(at: Point): Promise<void>
  click(at: Point, button?: 'left' | 'right'): Promise<void>
  /** Three quick clicks, which select a paragraph. */
  tripleClick(at: Point): Promise<void>
  /** Presses keys one after the other, each by its name, such as `Down` or `alt+shift+l`. */
  press(...keys: readonly string[]): Promise<void>
  type(text: string): Promise<void>
  /** The windows that are to be seen now; a menu is one too. */
  windows(): Promise<readonly string[]>
  close(): Promise<void>
}

/**
 * Opens a desktop, for programs that are to be used by hand where there is no hand.
 *
 * @example
 * const desktop = await openDesktop()
 * await desktop.click({ x: 100, y: 200 }, 'right')
 */
export async function openDesktop(): Promise<Desktop> {
  const { XVFB, OPENBOX, XDOTOOL } = findDesktopPrograms()
  // The server looks for a number that is free, and writes it to the fourth pipe.
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = `:${await firstLine(screen.stdio[3] as Readable)}`
  const env = { ...process.env, DISPLAY: display }
  const frames = spawn(OPENBOX, { stdio: 'ignore', env })
  const act = (...words: readonly string[]) => promisify(execFile)(XDOTOOL, words, { env })

  const point: Desktop['point'] = async ({ x, y }) => {
    await act('mousemove', '--sync', String(Math.round(x)), String(Math.round(y)))
  }
  return {
    display,
    point,
    click: async (at, button = 'left') => {
      await point(at)
      await act('click', button === 'left' ? '1' : '3')
    },
    tripleClick: async (at) => {
      await point(at)
      await act('click', '--repeat', '3', '--delay', MILLISECONDS_BETWEEN_KEYS, '1')
    },
    press: async (...keys) => {
      await act('key', '--clearmodifiers', '--delay', MILLISECONDS_BETWEEN_KEYS, ...keys)
    },
    type: async (text) => {
      await act('type', '--delay', MILLISECONDS_BETWEEN_KEYS, text)
    },
    windows: async () => {
      const { stdout } = await act('search', '--onlyvisible', '--name', '.*')
      return stdout.trim().split('\n')
    },
    close: async () => {
      await ended(frames)
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
  await Promise.race([gone, pause(5_000)])
}
