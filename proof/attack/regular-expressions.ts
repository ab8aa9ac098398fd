import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Attack } from './attack.js'

const SOURCES = join(import.meta.dirname, '../../src')
const UNITS = 20_000
/** For so many units; a time that grows with the square of the length is a hundred times as long. */
const MOST_MILLISECONDS = 40
/** An expression whose time doubles with each unit is found out before it has to be waited for. */
const LENGTHS = [20, 200, 2_000, UNITS]
const ENDS = ['', '\0', '!']
const ALWAYS_TRIED = ['a', '0', ' ', '\n', '@', '/', 'é']
const MOST_CHARACTERS = 14

/** Texts that make an expression try everything twice, and twice again. Lint looks for such expressions too. */
export const REGULAR_EXPRESSIONS: readonly Attack[] = [
  {
    name: 'Texts made to keep each regular expression of the source busy',
    attempt: () => {
      const expressions = filesWithin(SOURCES).flatMap(expressionsIn)
      let tried = 0
      let slowest = 0
      for (const { expression, file } of expressions) {
        for (const text of attacksOn(expression)) {
          tried++
          const taken = timeOf(expression, text)
          slowest = Math.max(slowest, taken)
          assert.ok(
            taken < MOST_MILLISECONDS,
            `${file}: ${String(expression)} takes ${taken} ms for ${JSON.stringify(text.slice(0, 20))}…`,
          )
        }
      }
      assert.ok(expressions.length > 20, 'The expressions of the source were not found.')
      return Promise.resolve(
        `${expressions.length} expressions, ${tried} texts, at most ${slowest.toFixed(1)} ms for ${UNITS} units`,
      )
    },
  },
]

interface Found {
  readonly file: string
  readonly expression: RegExp
}

function filesWithin(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
}

/** The expressions of a file, those among them that are put together of the file's own constants. */
function expressionsIn(file: string): Found[] {
  const text = readFileSync(join(SOURCES, file), 'utf8')
  const constants = new Map<string, string>()
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const { initializer } = node
      if (initializer && ts.isStringLiteral(initializer))
        constants.set(node.name.text, initializer.text)
    }
    const expression = ts.isRegularExpressionLiteral(node)
      ? written(node)
      : ts.isNewExpression(node)
        ? putTogether(node, constants)
        : undefined
    if (expression) found.push({ file, expression })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return found
}

function written({ text }: ts.RegularExpressionLiteral): RegExp {
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? []
  return new RegExp(source, flags)
}

function putTogether(
  { expression, arguments: given }: ts.NewExpression,
  constants: ReadonlyMap<string, string>,
): RegExp | undefined {
  if (!ts.isIdentifier(expression) || expression.text !== 'RegExp') return undefined
  const template = given?.[0]
  assert.ok(template && ts.isTemplateExpression(template), 'An expression of parts not known here.')
  const parts = template.templateSpans.map(({ expression: part, literal }) => {
    const constant = ts.isIdentifier(part) ? constants.get(part.text) : undefined
    assert.ok(constant !== undefined, 'An expression of parts not known here.')
    return constant + literal.text
  })
  return new RegExp(template.head.text + parts.join(''), 'i')
}

/** One or two characters that the expression speaks of, over and over, after what it may want to begin with. */
function* attacksOn({ source }: RegExp): Generator<string> {
  const characters = [...new Set([...ALWAYS_TRIED, ...Array.from(source)])].slice(
    0,
    MOST_CHARACTERS,
  )
  const words = source.match(/[a-z&#;:=]{2,}/gi) ?? []
  for (const begin of new Set(['', ...words.slice(0, 3), ' at ', 'q='])) {
    for (const one of characters) {
      for (const other of ['', ...characters]) {
        const piece = one + other
        for (const end of ENDS)
          for (const length of LENGTHS) yield begin + piece.repeat(length / piece.length) + end
      }
    }
  }
}

/** The shortest of a few times: what else the machine does is nothing to the expression. */
function timeOf(expression: RegExp, text: string): number {
  let shortest = Infinity
  for (let time = 0; time < 3 && shortest > MOST_MILLISECONDS / 4; time++) {
    const start = performance.now()
    text.replace(expression, '')
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}
