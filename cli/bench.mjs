// npm run bench: measures the production build against CONTRACT's budgets. `npm run bench -- bytes
// press` measures some parts, `--runs=3` fewer rounds.
import { buildIfStale } from './build-site.mjs'
import { installDependencies, run } from './prepare.mjs'

installDependencies()
buildIfStale()
process.exit(
  run('node', ['--import', './cli/company-hooks.ts', 'bench/run.ts', ...process.argv.slice(2)], {
    allowFailure: true,
  }),
)
