// npm run catalogue -- check | thumbnails | data-sheets | push | pull | export | import | files | preview:
// what an operator and the editors do with the catalogue.
import { recordFault } from './record-fault.ts'
import { useCompany } from './use-company.ts'

useCompany()
const { runCatalogue } = await import('./catalogue/run.ts').catch(sayWhy)
const { standardTerminal } = await import('./catalogue/terminal.ts')
const status = await runCatalogue(process.argv.slice(2), process.env, standardTerminal())
// Not process.exit at once: what is still being written to a pipe would be cut off. A connection
// that never came about, though, keeps trying for ten seconds after it was closed.
process.exitCode = status
if (status !== 0) setTimeout(() => process.exit(status), 2000).unref()

function sayWhy(error: unknown): never {
  const fault = recordFault(error)
  if (!fault) throw error
  console.error(fault)
  process.exit(1)
}
