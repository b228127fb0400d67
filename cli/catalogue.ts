// npm run catalogue -- check | thumbnails | data-sheets | push | pull | export | import:
// what an operator and the editors do with the catalogue.
import { useCompany } from './use-company.ts'

useCompany()
const { runCatalogue } = await import('./catalogue/run.ts').catch(sayWhy)
const { standardTerminal } = await import('./catalogue/terminal.ts')
const status = await runCatalogue(process.argv.slice(2), process.env, standardTerminal())
// Not process.exit at once: what is still being written to a pipe would be cut off. A connection
// that never came about, though, keeps trying for ten seconds after it was closed.
process.exitCode = status
if (status !== 0) setTimeout(() => process.exit(status), 2000).unref()

/** A record of the company cannot be read. */
function sayWhy({ message }: Error): never {
  console.error(`${message}\nnpm run content -- types names every fault by file and line.`)
  process.exit(1)
}
