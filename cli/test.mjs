// npm test: every check and every test, on a fresh clone as well. `npm test -- unit` runs one part.
import { buildIfStale, installDependencies, run } from './prepare.mjs'

installDependencies()
buildIfStale()
run('node', ['test/run.ts', ...process.argv.slice(2)])
