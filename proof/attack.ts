/**
 * Tries every attack that docs/security.md speaks of: `npm run proof:attack`. The extension must have been
 * built.
 */
import { ATTACKS, setScene } from './attack/attacks.js'
import { heading, row } from './figures.js'

heading('What is tried, and what comes of it')
const scene = await setScene()
try {
  for (const { name, attempt } of ATTACKS) {
    try {
      row(name, await attempt(scene))
    } catch (error) {
      row(name, `SUCCEEDED: ${String(error)}`)
      process.exitCode = 1
    }
  }
} finally {
  await scene.close()
}
