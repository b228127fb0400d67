import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordChanges } from './changes.ts'

const kept = join(import.meta.dirname, 'shapes.txt')
const version = Math.max(...recordChanges.map((change) => change.version))

/**
 * What each version asks of a company's folder. The site asked for files and fields of companies'
 * folders once, and no version said so.
 */
test('what is asked of a company’s folder is what its version asks', () => {
  const asked = [`version ${version}`, ...recordShapes(), ...sharedShapes(), ...exportsRead(), '']
  expect(
    asked.join('\n'),
    'What the site asks of records has changed. Does a folder of the version before have to be changed for it? Then raise the version and say in domain/records/changes.ts what to write. Where nothing is demanded anew, confirm it: write the lines as received into domain/records/shapes.txt.',
  ).toBe(existsSync(kept) ? readFileSync(kept, 'utf8') : '')
})

/** Words explain; a shape is the code alone. */
const hashOf = (source: string) =>
  createHash('sha256')
    .update(source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' '))
    .digest('hex')
    .slice(0, 12)

function recordShapes(): string[] {
  return globSync('*.ts', { cwd: import.meta.dirname })
    .filter((file) => file !== 'changes.ts' && !file.endsWith('.test.ts'))
    .sort()
    .map(
      (file) => `record ${file} ${hashOf(readFileSync(join(import.meta.dirname, file), 'utf8'))}`,
    )
}

/** Types of other folders that records are written with. */
function sharedShapes(): string[] {
  const named = globSync('test/company/**/*.ts').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/import type \{([^}]+)\} from '#(domain\/[^']+)'/g),
    ].flatMap(([, names, from]) => namesIn(names!).map((name) => ({ name, from: from! }))),
  )
  const lines = named
    .filter(({ from }) => !from.startsWith('domain/records/'))
    .map(({ name, from }) => {
      const source = readFileSync(from, 'utf8')
      const [shape] = new RegExp(`export type ${name}\\b[^]*?(?=\\n\\n|$)`).exec(source) ?? [source]
      return `type ${name} ${hashOf(shape)}`
    })
  return [...new Set(lines)].sort()
}

/** What is imported of a company's folder has to be there. */
function exportsRead(): string[] {
  const sources = globSync('{app,capabilities,server,domain,cli}/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|fixture)\.tsx?$|cli\/create\/template/.test(file),
  )
  const lines = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:import|export|const) (type )?\{([^}]+)\}(?: =\s*await import\(| from )\s*'#content\/([^']+)'/g,
      ),
    ]
      .filter(([, isType]) => !isType)
      .flatMap(([, , names, module]) => namesIn(names!).map((name) => `export ${module} ${name}`)),
  )
  return [...new Set(lines)].sort()
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) =>
      name
        .trim()
        .split(/\s+as\s+|:/)[0]!
        .trim(),
    )
    .filter((name) => name && !name.startsWith('type '))
