// Where the company's folder is: the one place that knows. Plain JavaScript without dependencies, as
// prepare.mjs, which needs it before anything is installed.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const packageOf = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The sample's folder, which package.json's alias `#content/*` names. */
export const sampleFolder = packageOf().imports['#content/*'].replace(/^\.\/|\/\*$/g, '')

/**
 * The company's folder: the one that CONTENT_DIR names, from the repository or from the file
 * system's root; else the sample.
 */
export function companyFolder(env = process.env) {
  const given = env.CONTENT_DIR?.trim()
  const named = given ? resolve(root, given) : join(root, sampleFolder)
  if (!existsSync(join(named, 'site.ts'))) throw new Error(notThere(given ?? sampleFolder, named))
  // Tools follow symbolic links and name what they find there: so do we, to know it again.
  const path = realpathSync(named)
  return { name: nameOf(named), named, path, isSample: path === join(root, sampleFolder) }
}

/**
 * The folders that package.json's aliases name, by what an import begins with: `#content/` is the
 * company's. What lies outside of the repository is not of its package, and is told so by each tool.
 */
export function aliasFolders(env = process.env) {
  const { imports } = packageOf()
  return Object.entries(imports).map(([name, path]) => ({
    prefix: name.replace(/\*$/, ''),
    folder: name === '#content/*' ? companyFolder(env).path : join(root, path.replace(/\/\*$/, '')),
  }))
}

/** What holds where a company says nothing, by the names of the modules that it may leave out. */
export const leftOutFolder = join(root, 'domain/records/left-out')

/** The modules that the company's folder leaves out: imports of each lead to what holds then. */
export function leftOut(company) {
  return readdirSync(leftOutFolder)
    .filter((name) => !existsSync(join(company, name)))
    .map((name) => ({ name, module: `#content/${name}`, file: join(leftOutFolder, name) }))
}

/** As messages name it: from the repository where it lies in it. */
function nameOf(named) {
  const inside = relative(root, named)
  const leaves = inside.startsWith('..') || isAbsolute(inside)
  return leaves ? named : inside.split(sep).join('/')
}

function notThere(given, named) {
  const isFolder = existsSync(named) && statSync(named).isDirectory()
  const why = isFolder ? 'holds no site.ts' : 'is not there'
  return `CONTENT_DIR: the company’s folder ${given} ${why}. Name a folder such as test/smallest-company (docs/your-company.md).`
}

/** What the build does not see of a company's folder. */
export const notBuilt = [
  'catalogue',
  'storage',
  'redirects.txt',
  'eval',
  'studio',
  'test',
  'deploy',
  '.ci',
  '.github',
  '.git',
  'node_modules',
]
