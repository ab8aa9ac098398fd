import { UNDEFINED_IS_NONE, type Explanation } from './explanation.js'

const NO_KEY_OF_THAT_NAME =
  'There is no key of the name "undefined"; the condition is for the compiler.'
const FOR_THE_COMPILER = 'Always so; the condition is for the compiler.'
const NO_RECEIPT_WITHOUT_A_MARK = 'No receipt lacks a mark; the condition is for the compiler.'
const NO_MIGRATION_YET = 'There is no migration yet; the first brings tests of its own.'
const READ_ANEW = 'What was read is read anew, which gives the same and takes longer.'
const A_LOSS_OF_POWER =
  'What is on the disk after a loss of power cannot be tried; it can only be asked for.'
const REFUSED_LATER =
  'The file is refused all the same, only half a second later, or it is the own id, which is passed over.'

export const EXPLAINED_IN_THE_ACCOUNTS: readonly Explanation[] = [
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
    file: 'src/accounts/batch.ts',
    line: 'let settled: (() => void)[] = []',
    replacement: '["Stryker was here"]',
    why: 'The commit begins with none before it runs the first update.',
  },
  {
    file: 'src/accounts/charging.ts',
    line: 'if (mark !== undefined && isPaid',
    replacement: 'true',
    why: NO_RECEIPT_WITHOUT_A_MARK,
  },
  {
    file: 'src/accounts/charging.ts',
    line: 'receipts: mark === undefined ? receipts : withoutReceipt',
    replacement: 'false',
    why: NO_RECEIPT_WITHOUT_A_MARK,
  },
  {
    file: 'src/accounts/charging.ts',
    line: 'const payer = key === undefined',
    replacement: 'false',
    why: NO_KEY_OF_THAT_NAME,
  },
  {
    file: 'src/accounts/charging.ts',
    line: 'const key = id === undefined',
    replacement: 'false',
    why: NO_KEY_OF_THAT_NAME,
  },
  {
    file: 'src/accounts/charging.ts',
    line: 'return id === undefined || !key',
    replacement: 'false',
    why: NO_KEY_OF_THAT_NAME,
  },
  {
    file: 'src/accounts/charging.ts',
    line: 'present.seen - seen < A_MINUTE',
    replacement: 'present.seen - seen <= A_MINUTE',
    why: 'A minute to the millisecond may be written down at once or with the next millisecond.',
  },
  {
    file: 'src/accounts/counter.ts',
    line: 'if (today > counter.day)',
    replacement: 'today >= counter.day',
    why: 'The same day was answered before.',
  },
  {
    file: 'src/accounts/counter.ts',
    line: 'today < counter.setBackTo',
    replacement: 'today <= counter.setBackTo',
    why: 'The same day is put in the place of the same day.',
  },
  {
    file: 'src/accounts/counter.ts',
    line: '(a < b ? -1 : 1)',
    replacement: 'a <= b',
    why: 'No two entries are of the same day.',
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: 'function inUse(',
    replacement: '{}',
    why: 'A test that starts another process holds it; such tests are not tried.',
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: 'others.some((holder) => holder < process.pid)',
    replacement: 'others.every(holder => holder < process.pid)',
    why: REFUSED_LATER,
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: 'others.some((holder) => holder < process.pid)',
    replacement: '() => undefined',
    why: REFUSED_LATER,
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: 'others.some((holder) => holder < process.pid)',
    replacement: 'false',
    why: REFUSED_LATER,
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: 'others.some((holder) => holder < process.pid)',
    replacement: 'holder <= process.pid',
    why: REFUSED_LATER,
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: "name.slice(beginning.length) : ''",
    replacement: '"Stryker was here!"',
    why: 'Neither that nor nothing is a number.',
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: '{ force: true }',
    replacement: '{}',
    why: 'It is for two that clear away one claim in the same moment, which a test cannot bring about.',
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: '{ force: true }',
    replacement: 'false',
    why: 'It is for two that clear away one claim in the same moment, which a test cannot bring about.',
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: "error.code === 'EPERM'",
    replacement: 'true',
    why: FOR_THE_COMPILER,
  },
  {
    file: 'src/accounts/file-store.ts',
    line: "error.code === 'ENOENT'",
    replacement: 'true',
    why: FOR_THE_COMPILER,
  },
  {
    file: 'src/accounts/file-claim.ts',
    line: "error.code === 'EPERM'",
    replacement: "error instanceof Error || 'code' in error",
    why: FOR_THE_COMPILER,
  },
  {
    file: 'src/accounts/file-store.ts',
    line: "error.code === 'ENOENT'",
    replacement: "error instanceof Error || 'code' in error",
    why: FOR_THE_COMPILER,
  },
  {
    file: 'src/accounts/file-store.ts',
    line: 'async function flushFolder',
    replacement: '{}',
    why: A_LOSS_OF_POWER,
  },
  {
    file: 'src/accounts/file-store.ts',
    line: "process.platform === 'win32'",
    why: A_LOSS_OF_POWER,
  },
  {
    file: 'src/accounts/key-use.ts',
    line: 'if (count < 0',
    replacement: 'count <= 0',
    why: 'No bill is of no detections.',
  },
  {
    file: 'src/accounts/key.ts',
    line: 'index < one.length',
    replacement: 'index <= one.length',
    why: 'Behind their ends both have nothing, which is the same.',
  },
  {
    file: 'src/accounts/ledger.ts',
    line: "if (typeof document !== 'object'",
    replacement: 'true',
    why: READ_ANEW,
  },
  {
    file: 'src/accounts/ledger.ts',
    line: "if (typeof document !== 'object'",
    replacement: '""',
    why: READ_ANEW,
  },
  {
    file: 'src/accounts/ledger.ts',
    line: 'if (known) return known',
    replacement: 'false',
    why: READ_ANEW,
  },
  {
    file: 'src/accounts/ledger.ts',
    line: 'return reading.damage === undefined',
    replacement: 'false',
    why: 'It is then read by an update that changes nothing, which gives the same.',
  },
  {
    file: 'src/accounts/migrations.ts',
    line: 'migrations[current.version]',
    why: NO_MIGRATION_YET,
  },
  {
    file: 'src/accounts/migrations.ts',
    line: 'if (!step) return undefined',
    replacement: 'true',
    why: NO_MIGRATION_YET,
  },
  {
    file: 'src/accounts/stored-state.ts',
    line: 'sender === undefined ? {}',
    replacement: 'false',
    why: UNDEFINED_IS_NONE,
  },
  {
    file: 'src/accounts/stored-state.ts',
    line: 'Number.isSafeInteger(value)',
    replacement: 'true',
    why: 'What is no number is no safe integer; the condition is for the compiler.',
  },
]
