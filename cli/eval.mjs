// npm run eval: puts the written requests to the assistant and reports how it did.
import { installDependencies, run } from './prepare.mjs'

installDependencies()
process.exit(
  run('node', ['--import', './cli/company-hooks.ts', 'eval/run.ts', ...process.argv.slice(2)], {
    allowFailure: true,
  }),
)
