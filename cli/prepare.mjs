// What start, dev and test share. Plain JavaScript without dependencies, for it runs before
// anything is installed and on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

/** Installs the dependencies of the lock file, when they are not those installed already. */
export function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** Builds server and client, when their sources changed since the last build. */
export function buildIfStale() {
  const sources = ['app', 'content', 'domain', 'server'].flatMap(filesBelow)
  const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts']
  const wanted = hashOf(sources.concat(settings))
  const stamp = join(root, 'build', '.built')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the site …')
  run('react-router', ['build', '--logLevel', 'warn'])
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Runs a command to its end with the project's own Node and tools first on the path. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { ...settings(), ...options })
  if (error) throw error
  if (status !== 0 && !options.allowFailure) process.exit(status ?? 1)
  return status ?? 1
}

/** Hands over to a command that goes on until it is stopped. */
export function become(command, args) {
  const child = spawn(command, args, settings())
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

/** By size and time, not content: pictures and documents are many. The catalogue is read at run time. */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const readAtRunTime = new Set(['content/catalogue', 'content/storage'])

function filesBelow(folder) {
  if (readAtRunTime.has(folder) || !existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}
