// npm run catalogue -- check | push | pull: what an operator does with the catalogue.
import { runCatalogue } from './catalogue/run.ts'
import { standardTerminal } from './catalogue/terminal.ts'

// Not process.exit: what is still being written to a pipe would be cut off.
process.exitCode = await runCatalogue(process.argv.slice(2), process.env, standardTerminal())
