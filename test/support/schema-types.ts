import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * What is wrong with these documents by schema.org's vocabulary, as the types of schema-dts have
 * it: unknown types and properties, values of the wrong kind. Documents of one shape are checked
 * once.
 */
export function schemaFaults(documents: readonly unknown[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'))
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const shapes = [...new Set(documents.map((document) => JSON.stringify(shapeOf(document))))]
    const checks = shapes.map((shape, i) => `export const d${i}: Graph = ${shape}`)
    writeFileSync(
      join(folder, 'documents.ts'),
      `import type { Graph } from 'schema-dts'\n${checks.join('\n')}\n`,
    )
    const options = '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler'
    const { stdout, status } = spawnSync(
      resolve('node_modules/.bin/tsc'),
      [...options.split(' '), '--types', '', 'documents.ts'],
      { cwd: folder, encoding: 'utf8' },
    )
    const lines = stdout.split('\n').filter((line) => line.startsWith('documents.ts'))
    return status === 0 || lines.length > 0 ? lines : [`tsc ended with ${status}: ${stdout}`]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Texts are all alike, but types and members of schema.org's own lists are not; of a list, each form. */
function shapeOf(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return 1
  if (typeof value === 'string') {
    return key === '@type' || key === '@context' || value.startsWith('https://schema.org/')
      ? value
      : ''
  }
  if (Array.isArray(value)) {
    const forms = value.map((part) => JSON.stringify(shapeOf(part, key)))
    return [...new Set(forms)].toSorted().map((form): unknown => JSON.parse(form))
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shapeOf(part, name)]),
  )
}
