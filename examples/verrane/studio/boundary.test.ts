import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { company } from './places.ts'

const here = import.meta.dirname
const domain = resolve(company, '../../domain')

test('the studio sees itself, the company’s records and the domain’s rules, and nothing else', async () => {
  const strangers: string[] = []
  for (const file of await sources()) {
    for (const target of strangersIn(file, await readFile(file, 'utf8')))
      strangers.push(`${relative(here, file)}: ${target}`)
  }
  expect(strangers).toEqual([])
})

test.each([
  '../../../../app/lib/paths.ts',
  '../../../../test/support/visit.ts',
  '../../test/content.test.ts',
  '#domain/catalogue/product.ts',
])('%s would be reported', (target) => {
  const file = join(here, 'papers/a.ts')
  for (const line of [`import a from '${target}'`, `import('${target}')`, `import '${target}'`])
    expect(strangersIn(file, line)).toEqual([target])
})

test.each(['./press.ts', '../../site.ts', '../../../../domain/texts/days.ts', 'sharp'])(
  '%s would not',
  (target) => expect(strangersIn(join(here, 'papers/a.ts'), `from '${target}'`)).toEqual([]),
)

/** What a file's text imports and may not. */
function strangersIn(file: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^']*)'/g)].flatMap(([, target = '']) =>
    target.startsWith('#') || !isSeen(resolve(dirname(file), target)) ? [target] : [],
  )
}

const isSeen = (path: string) =>
  [domain, company].some((folder) => path.startsWith(`${folder}/`)) &&
  !['test', 'eval'].some((part) => path.startsWith(join(company, part, '/')))

async function sources(): Promise<string[]> {
  const names = await readdir(here, { recursive: true })
  const found = names.filter((name) => !name.startsWith('node_modules') && /\.(ts|js)$/.test(name))
  expect(found.length).toBeGreaterThan(100)
  return found.map((name) => join(here, name))
}
