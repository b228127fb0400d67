// What start, dev and test share. Plain JavaScript without dependencies, for it runs before
// anything is installed and on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './company.mjs'

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
  // No package runs a program of its own: what it is made of is what the lock file has the sum of.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['ci', '--ignore-scripts', ...quietly], { cwd: folder })
  if (folder === root) expectNode()
  writeFileSync(stamp, wanted)
}

/** Node comes for the platforms that package.json names; any other machine has to have it. */
function expectNode() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (existsSync(join(bin, 'node')) || major >= 24) return
  console.error(
    `There is no Node of ours for ${process.platform} ${process.arch}: install Node 24.`,
  )
  process.exit(1)
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

/** How its commands are run: in the repository, with these variables. */
export function settings(env = process.env) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, PATH: `${bin}${separator}${env.PATH}` },
  }
}
