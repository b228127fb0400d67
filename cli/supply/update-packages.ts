import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Direct packages by their versions, as package.json pins them. */
type Pins = Record<string, string>
type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Pins>>

const write = ['--save-exact', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']

/**
 * Pins the newest versions of the same majors, direct packages and those they need, in package.json
 * and the lock file. A new major is a decision, not a script's work. Returns one line per change.
 */
export function updatePackages(folder: string, npm: (...args: string[]) => void): string[] {
  const before = readPins(folder)
  npm('install', ...write, ...specs(before, (name) => `^${before[name]}`))
  const nodes = Object.fromEntries(Object.entries(before).filter(([name]) => isNode(name)))
  const after = readPins(folder)
  // A platform's package may come days later, and all machines run one Node.
  if (new Set(Object.keys(nodes).map((name) => after[name])).size > 1) {
    npm('install', ...write, ...specs(nodes, (name) => before[name]!))
  }
  npm('update', ...write)
  return Object.entries(readPins(folder))
    .filter(([name, version]) => version !== before[name])
    .map(([name, version]) => `${name} ${before[name]} → ${version}`)
}

const isNode = (name: string) => /^node-(?:linux|darwin|win)-/.test(name)

const specs = (pins: Pins, rangeOf: (name: string) => string) =>
  Object.keys(pins).map((name) => `${name}@${rangeOf(name)}`)

function readPins(folder: string): Pins {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
}
