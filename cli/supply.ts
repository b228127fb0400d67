// npm run supply: what the site is made of that others wrote, held against what is allowed.
import { root } from './company.mjs'
import { readOptions, runSupply, usage } from './supply/run.ts'

const options = readOptions(process.argv.slice(2))
if (options) process.exitCode = runSupply(root, options, console.log)
else {
  console.error(usage)
  process.exitCode = 2
}
