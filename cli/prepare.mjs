// What start, dev and test share. Plain JavaScript without dependencies, for it runs before
// anything is installed and on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildMark } from './build-mark.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
/** The company's folder: package.json's alias names it once. */
const contentFolder = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports[
  '#content/*'
].replace(/^\.\/|\/\*$/g, '')

/** Installs the dependencies of a package's lock file, when they are not those installed already. */
export function installDependencies(folder = root) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = join(folder, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  writeFileSync(stamp, wanted)
}

/** What a build is made of besides the company's records. */
const engine = ['app', 'domain', 'server']
const settingFiles = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

/** Builds server and client, when their sources changed since the last build. */
export function buildIfStale() {
  if (!ownMark().isCurrent()) buildAnew()
}

/** Builds them in any case. */
export function buildAnew() {
  console.log('Building the site …')
  ownMark().build(() => build(''))
}

const ownMark = () =>
  markOf(
    '',
    [...engine, contentFolder].flatMap((folder) => filesBelow(folder)),
  )

/**
 * Builds the site with the records of a company of the tests, such as 'test/company', in a place
 * of its own, when its sources changed since the last time. Returns that place: a folder that the
 * site runs from as it does from the repository.
 */
export function buildCompanyIfStale(company) {
  const place = placeOf(company)
  const own = filesBelow(company, notBuiltOf(company))
  const made = 'cli/prepare.mjs'
  const mark = markOf(place, [...engine.flatMap((folder) => filesBelow(folder)), ...own, made])
  if (mark.isCurrent()) return place
  mark.build(() => {
    console.log(`Building the site of ${company} …`)
    rmSync(join(root, place), { recursive: true, force: true })
    mkdirSync(join(root, place, 'examples/company'), { recursive: true })
    writeFileSync(join(root, place, 'package.json'), packageOfPlace())
    // Copies: what is linked would be taken for the repository's own, with the sample's records.
    for (const part of [...engine, 'cli', ...settingFiles])
      cpSync(join(root, part), join(root, place, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(root, place, 'node_modules'), 'junction')
    for (const name of readdirSync(join(root, company))) {
      const [from, to] = [join(root, company, name), join(root, place, 'examples/company', name)]
      if (readAtRunTime.includes(name)) symlinkSync(from, to, 'junction')
      else cpSync(from, to, { recursive: true })
    }
    build(place)
  })
  return place
}

/** As the repository's own, with another company's name and folder. */
function packageOfPlace() {
  const { description: _, ...own } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  own.name = 'site'
  own.imports['#content/*'] = './examples/company/*'
  return JSON.stringify(own, undefined, 2)
}

/** Where the site with a company of the tests is built. */
export function placeOf(company) {
  return `.test-build/${company.replace(/^test\//, '')}`
}

/** The mark of a build in a place below the repository; `sources` are what is special about it. */
function markOf(place, sources) {
  return buildMark(root, place, [...sources, ...filesBelow('cli/build'), ...settingFiles])
}

function build(place) {
  run('react-router', ['build', '--logLevel', 'warn'], {
    cwd: join(root, place),
    env: { ...settings().env, NODE_ENV: 'production' },
  })
}

/** Runs a command to its end with the project's own Node and tools first on the path. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { ...settings(), ...options })
  if (error) throw error
  if (status !== 0 && !options.allowFailure) process.exit(status ?? 1)
  return status ?? 1
}

/** Hands over to a command that goes on until it is stopped; `env` where nothing is set already. */
export function become(command, args, env = {}) {
  const given = settings()
  const child = spawn(command, args, { ...given, env: { ...env, ...given.env } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
}

function settings() {
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `${bin}${separator}${process.env.PATH}` },
  }
}

const readAtRunTime = ['catalogue', 'storage']

/** The parts of a company that the build does not see. */
function notBuiltOf(company) {
  const parts = [...readAtRunTime, 'documents', 'eval', 'studio', 'test']
  return new Set(parts.map((part) => `${company}/${part}`))
}

function filesBelow(folder, notBuilt = notBuiltOf(contentFolder)) {
  if (notBuilt.has(folder) || !existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path, notBuilt) : [path]
    })
}
