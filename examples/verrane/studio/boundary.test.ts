import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { company } from './places.ts'

const here = import.meta.dirname
const domain = resolve(company, '../../domain')

test('the studio sees itself, the company’s records and the domain’s rules, and nothing else', async () => {
  const strangers: string[] = []
  for (const file of await sources()) {
    const text = await readFile(file, 'utf8')
    for (const [, target = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^']*)'/g))
      if (target.startsWith('#') || !isSeen(resolve(dirname(file), target)))
        strangers.push(`${relative(here, file)}: ${target}`)
  }
  expect(strangers).toEqual([])
})

const isSeen = (path: string) =>
  [domain, company].some((folder) => path.startsWith(`${folder}/`)) &&
  !['test', 'eval'].some((part) => path.startsWith(join(company, part, '/')))

async function sources(): Promise<string[]> {
  const names = await readdir(here, { recursive: true })
  const found = names.filter((name) => !name.startsWith('node_modules') && /\.(ts|js)$/.test(name))
  expect(found.length).toBeGreaterThan(100)
  return found.map((name) => join(here, name))
}
