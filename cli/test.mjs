// npm test: every check and every test, on a fresh clone as well. `npm test -- unit` runs one part.
import { installDependencies, run } from './prepare.mjs'

installDependencies()
run('node', ['test/run.ts', ...process.argv.slice(2)])
