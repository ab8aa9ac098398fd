import { UNDEFINED_IS_NONE, type Explanation } from './explanation.js'

const NEVER_MISSING = 'Never missing; the compiler asks for something in its place.'

export const EXPLAINED_IN_THE_SERVICE: readonly Explanation[] = [
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
    file: 'src/service/respond.ts',
    line: "stack = ''",
    replacement: '"Stryker was here!"',
    why: 'Neither that nor nothing has a place in the code.',
  },
]
