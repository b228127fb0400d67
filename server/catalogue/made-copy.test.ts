import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { createMadeCopy } from './made-copy.ts'
import { readDocuments, type DocumentsRead } from './read-documents.ts'
import { storedProduct } from './stored-product.fixture.ts'

let file = ''
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'made-')), 'made.jsonl')
})
afterEach(() => rm(dirname(file), { recursive: true }))

const read = readDocuments([
  storedProduct('lens', { Colour: 'red', __proto__: null }),
  { ...storedProduct('panel', { Colour: 'red' }), updateTime: '2026-01-02T00:00:00Z' },
  storedProduct('broken', { rank: 'first' }),
  storedProduct('hidden', { 'Include Y or N': 'N' }),
])
const copyOf = (build = 'one') => createMadeCopy({ file, build })

describe('what was made of the documents', () => {
  test('is there after a restart of the same build', async () => {
    await copyOf().write(read)
    expect(await copyOf().read()).toStrictEqual(asJson(read))
  })

  test('of the company’s own catalogue is the same, product by product', async () => {
    await copyOf().write({ ...read, products })
    expect((await copyOf().read())!.products).toStrictEqual(asJson(products))
  })

  test('is none of another build, which may read documents otherwise', async () => {
    await copyOf('one').write(read)
    expect(await copyOf('two').read()).toBeUndefined()
  })

  test('is none before it was written', async () => {
    expect(await copyOf().read()).toBeUndefined()
  })

  test('is replaced whole by the next', async () => {
    await copyOf().write(read)
    await copyOf().write({ ...read, version: 'next', products: [] })
    expect(await copyOf().read()).toMatchObject({ version: 'next', products: [] })
    expect(await readdir(dirname(file))).toEqual(['made.jsonl'])
  })

  test('of very many products is written in turns with others, and whole', async () => {
    const many: DocumentsRead = {
      ...read,
      products: Array.from({ length: 20_000 }, (_, i) => ({
        ...read.products[0]!,
        slug: `lens-${i}`,
        name: `Lens ${i}`,
      })),
    }
    let turns = 0
    const count = () => {
      turns++
      turn = setImmediate(count)
    }
    let turn = setImmediate(count)
    await copyOf().write(many)
    clearImmediate(turn)
    expect(turns).toBeGreaterThan(5)
    expect((await copyOf().read())!.products).toStrictEqual(asJson(many.products))
  })

  test.each([
    ['is empty', () => ''],
    ['breaks off', (text: string) => text.slice(0, text.length / 2)],
    ['lost its last line', (text: string) => text.slice(0, text.lastIndexOf('\n') + 1)],
    ['lost a line', (text: string) => text.split('\n').toSpliced(1, 1).join('\n')],
    ['has one letter changed', (text: string) => text.replace('panel', 'penal')],
    ['is something else', () => '<html>\n'],
  ])('is none where its file %s, and can be written anew', async (_, spoilt) => {
    await copyOf().write(read)
    await writeFile(file, spoilt(await readFile(file, 'utf8')))
    expect(await copyOf().read()).toBeUndefined()
    await copyOf().write(read)
    expect(await copyOf().read()).toBeDefined()
  })
})

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
