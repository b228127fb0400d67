// npm run create -- DIR: asks four questions and writes a company's folder that starts.
import { installDependencies, run } from './prepare.mjs'

installDependencies()
run('node', ['cli/create/run.ts', ...process.argv.slice(2)])
