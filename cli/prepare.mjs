// What start, dev and test share. Plain JavaScript without dependencies, for it runs before
// anything is installed and on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildMark, filesBelow } from './build-mark.mjs'
import { companyFolder, notBuilt, root } from './company.mjs'

export { root }
const bin = join(root, 'node_modules', '.bin')

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
const engine = ['app', 'domain', 'server', 'cli/build']
const settingFiles = [
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

/** Where a build is put and served from. */
export const buildFolder = process.env.BUILD_DIR?.trim() || 'build'

/** Builds server and client, when what they are made of changed since the last build. */
export function buildIfStale() {
  const mark = markOf(buildFolder, company())
  if (!mark.isCurrent()) makeBuild(mark)
}

/** Builds them in any case. */
export function buildAnew() {
  makeBuild(markOf(buildFolder, company()))
}

function makeBuild(mark) {
  console.log('Building the site …')
  mark.build(() => build(process.env))
}

/** The company's folder; ends with what to do where it is not there. */
function company() {
  try {
    return companyFolder()
  } catch (error) {
    console.error(error.message)
    return process.exit(1)
  }
}

/**
 * Builds the site of a company of the tests, such as 'test/company', when it changed since the last
 * time: as an operator does, with a folder that a symbolic link leads to, for the smallest
 * company out of the repository. Returns the place that holds `build` and the link `content`.
 */
export function buildCompanyIfStale(company) {
  const place = placeOf(company)
  const content = join(root, place, 'content')
  const given = { ...process.env, CONTENT_DIR: content, BUILD_DIR: join(place, 'build') }
  const mark = markOf(given.BUILD_DIR, { name: place, path: join(root, company) })
  if (existsSync(join(content, 'site.ts')) && mark.isCurrent()) return place
  rmSync(join(root, place), { recursive: true, force: true })
  mkdirSync(join(root, place), { recursive: true })
  symlinkSync(outside(company) ?? join(root, company), content, 'junction')
  console.log(`Building the site of ${company} …`)
  mark.build(() => build(given, isSmallest(company) ? quickly : []))
  return place
}

const isSmallest = (company) => company === 'test/smallest-company'

/** Our own minifier takes three quarters of a build, and two sites of the tests are made with it. */
const quickly = ['--minify', 'oxc']

/** A copy far from the repository, whose package.json and node_modules it does not see. */
function outside(company) {
  if (!isSmallest(company)) return undefined
  const mine = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const copy = join(tmpdir(), `company-${mine}`)
  rmSync(copy, { recursive: true, force: true })
  // Its tsconfig.json is that of a folder in the repository.
  const filter = (path) => !path.endsWith('tsconfig.json')
  cpSync(join(root, company), copy, { recursive: true, filter })
  return copy
}

/** Where the site with a company of the tests is built. */
export function placeOf(company) {
  return `.test-build/${company.replace(/^test\//, '')}`
}

/** The mark of a build: of the engine's files and the company's, and of where these are. */
function markOf(folder, { name, path }) {
  const files = [
    ...engine.flatMap((part) => filesBelow(join(root, part))).filter((file) => !isTest(file)),
    ...settingFiles.map((file) => join(root, file)),
    ...filesBelow(path, notBuilt),
  ]
  return buildMark(resolve(root, folder), files, name)
}

const isTest = (file) => /\.(?:test|fixture)\.tsx?$/.test(file)

function build(env, options = []) {
  const given = settings(env)
  run('react-router', ['build', '--logLevel', 'warn', ...options], {
    env: { ...given.env, NODE_ENV: 'production' },
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

function settings(env = process.env) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, PATH: `${bin}${separator}${env.PATH}` },
  }
}
