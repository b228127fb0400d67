// npm run media: makes the company's pictures, films and documents again, where its data changed.
// `npm run media -- check` says what is out of date. The studio is a package of its own, installed here.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { companyFolder } from './company.mjs'
import { installDependencies, run } from './prepare.mjs'

const { name, path } = companyFolder()
const studio = join(path, 'studio')
if (!existsSync(join(studio, 'package.json'))) {
  console.error(`There is no studio in ${name}: the sample’s is in examples/verrane.`)
  process.exit(1)
}
installDependencies()
installDependencies(studio)
process.exit(
  run('node', [join(studio, 'main.ts'), ...process.argv.slice(2)], { allowFailure: true }),
)
