import { openFileStore } from '../../src/accounts/file-store.js'

/** Holds the file that is named until it is ended, and says so; ends at once where it is refused. */
const [, , path = ''] = process.argv

await openFileStore(path)
process.stdout.write('held')
setInterval(() => undefined, 60_000)
