/** A change that no test can notice, because what it changes cannot be told from outside, or need not be. */
interface Explained {
  readonly file: string
  /** Part of the line that was changed. */
  readonly line: string
  /** What was put there; left out, anything. */
  readonly replacement?: string
  readonly why: string
}

const NEVER_MISSING = 'Never missing; the compiler asks for something in its place.'
const UNDEFINED_IS_NONE =
  'A property that is undefined is not stored, and is read as one that is not there.'
const NO_KEY_OF_THAT_NAME =
  'There is no key of the name "undefined"; the condition is for the compiler.'

export const EXPLAINED: readonly Explained[] = [
  {
    file: 'src/accounts/accounts.ts',
    line: 'const asker = key === undefined',
    replacement: 'false',
    why: NO_KEY_OF_THAT_NAME,
  },
  {
    file: 'src/accounts/accounts.ts',
    line: 'const isOurs = replaces !== undefined',
    replacement: 'true',
    why: NO_KEY_OF_THAT_NAME,
  },
  {
    file: 'src/accounts/accounts.ts',
    line: '...(sender !== undefined && { sender })',
    replacement: 'true',
    why: UNDEFINED_IS_NONE,
  },
  {
    file: 'src/accounts/accounts.ts',
    line: '...(limit !== undefined && { limit })',
    replacement: 'true',
    why: UNDEFINED_IS_NONE,
  },
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
    file: 'src/service/detect.ts',
    line: 'results[0] ?? []',
    replacement: '["Stryker was here"]',
    why: NEVER_MISSING,
  },
  {
    file: 'src/service/exact-path.ts',
    line: "const [path = ''] = target.split",
    replacement: '"Stryker was here!"',
    why: NEVER_MISSING,
  },
  {
    file: 'src/service/language-names.ts',
    line: '[code] ?? []',
    replacement: '["Stryker was here"]',
    why: 'Every language has its names, which a test holds.',
  },
  {
    file: 'src/service/media-type.ts',
    line: "ESSENCE.exec(header ?? '')",
    replacement: '"Stryker was here!"',
    why: 'Neither that nor nothing is a media type.',
  },
  {
    file: 'src/service/media-type.ts',
    line: "CHARSET.exec(header ?? '')",
    replacement: '"Stryker was here!"',
    why: 'Without a header there is no media type, and it does not come to this.',
  },
  {
    file: 'src/service/negotiate.ts',
    line: "const [range = '', ...parameters]",
    replacement: '"Stryker was here!"',
    why: NEVER_MISSING,
  },
  {
    file: 'src/service/authenticate.ts',
    line: "header ?? ''",
    replacement: '"Stryker was here!"',
    why: 'Neither that nor nothing is a key.',
  },
  {
    file: 'src/service/body.ts',
    line: "if (mediaType === 'multipart/form-data')",
    replacement: 'true',
    why: 'The platform reads both kinds of form by the same call.',
  },
  {
    file: 'src/service/charge.ts',
    line: '...(mark === undefined ?',
    replacement: 'false',
    why: UNDEFINED_IS_NONE,
  },
  {
    file: 'src/service/detect.ts',
    line: 'english === undefined ?',
    replacement: 'false',
    why: UNDEFINED_IS_NONE,
  },
  {
    file: 'src/service/exact-path.ts',
    line: 'options?.env?.target',
    replacement: 'options?.env.target',
    why: 'The router always gives what the door knows; its type leaves that open.',
  },
  {
    file: 'src/service/exact-path.ts',
    line: 'options?.env?.target',
    replacement: 'options.env',
    why: 'The router always gives what the door knows; its type leaves that open.',
  },
  {
    file: 'src/service/media-type.ts',
    line: '?.[1]?.toLowerCase()',
    replacement: "ESSENCE.exec(header ?? '')?.[1].toLowerCase",
    why: 'What matches has its first group; the compiler does not know.',
  },
  {
    file: 'src/service/media-type.ts',
    line: "CHARSET.exec(header ?? '') ?? []",
    replacement: '["Stryker was here"]',
    why: 'It is in the place of what matched in all, which is passed over.',
  },
  {
    file: 'src/service/negotiate.ts',
    line: 'quality > decided.quality',
    replacement: 'quality >= decided.quality',
    why: 'The same quality decides the same.',
  },
  {
    file: 'src/service/negotiate.ts',
    line: '/^q\\s*=(.*)/',
    replacement: '/^q\\s*=(.*)/.exec(parameter)?.[1].trim',
    why: 'What matches has its first group; the compiler does not know.',
  },
  {
    file: 'src/service/negotiate.ts',
    line: 'return weight !== undefined &&',
    replacement: 'true',
    why: 'Nothing is no weight either; the condition is for the compiler.',
  },
  {
    file: 'src/client/transports/port-transport.ts',
    line: 'const id = ++lastId',
    replacement: '--lastId',
    why: 'Ids have to differ, and no more.',
  },
]
