/**
 * What comes of storage that fails, is full, damaged or cleared: `npm run proof:faults`. The extension must
 * have been built.
 */
import { chosen } from './choices.js'
import { clearWhileCalling, CLEARING_PROMISES } from './faults/clearing.js'
import { damageAccounts, DAMAGE_PROMISES } from './faults/damage.js'
import { withFailingStorage } from './faults/failing-storage.js'
import { failWrites, fillStorage, WRITE_PROMISES } from './faults/writes.js'
import { heading, tell } from './figures.js'
import { setStage } from './stage.js'

const { calls, damages, chance } = chosen({ calls: 100, damages: 200 })

const extension = await withFailingStorage()
const stage = await setStage({ callers: 2, extension: extension.folder })
try {
  await stage.owner('setLimit', 'unlimited')
  heading('Writes that fail: every third, every second, all')
  tell(await failWrites(stage, calls), WRITE_PROMISES)
  heading('A storage that is full')
  tell(await fillStorage(stage, calls), WRITE_PROMISES)
  heading('Stored accounts that are damaged, or of a future version')
  tell(await damageAccounts(stage, damages, chance), DAMAGE_PROMISES)
  heading('A storage that is cleared while extensions call')
  tell(await clearWhileCalling(stage, calls), CLEARING_PROMISES)
} finally {
  await stage.close()
  await extension.remove()
}
