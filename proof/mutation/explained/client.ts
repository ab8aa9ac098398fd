import type { Explanation } from './explanation.js'

export const EXPLAINED_IN_THE_CLIENT: readonly Explanation[] = [
  {
    file: 'src/client/answer.ts',
    line: 'return seconds !== undefined &&',
    replacement: 'true',
    why: 'Nothing is no number either; the condition is for the compiler.',
  },
  {
    file: 'src/client/answer.ts',
    line: '} catch {',
    replacement: '{}',
    why: 'A function that ends without a word gives back undefined too.',
  },
  {
    file: 'src/client/message.ts',
    line: "const hasBody = typeof body === 'string'",
    replacement: 'true',
    why: 'A body that is undefined is none for a Request.',
  },
  {
    file: 'src/client/transports/extension-runtime.ts',
    line: "const { message = '' }",
    replacement: '"Stryker was here!"',
    why: 'Neither that nor nothing says that nobody is there.',
  },
  {
    file: 'src/client/call.ts',
    line: 'Date.now() + pause < deadline',
    replacement: 'Date.now() + pause <= deadline',
    why: 'A call that would be made again at its very end is given up in the same millisecond.',
  },
  {
    file: 'src/client/transports/message-transport.ts',
    line: '() => false',
    replacement: '() => undefined',
    why: 'Both are read as no.',
  },
  {
    file: 'src/client/transports/port-transport.ts',
    line: 'const id = ++lastId',
    replacement: '--lastId',
    why: 'Ids have to differ, and no more.',
  },
]
