import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createLastGoodCopy } from './last-good-copy.ts'
import { storedProduct } from './stored-product.fixture.ts'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = temporaryFolder()
  file = join(folder, 'catalogue', 'last-good.json')
})

describe('the last good copy', () => {
  const documents = [storedProduct('lens', { faq: ['a? b'], x: null }), storedProduct('panel')]

  test('gives back what was written, over a restart', async () => {
    await createLastGoodCopy(file).write({ documents })
    expect(await createLastGoodCopy(file).read()).toEqual({ documents })
  })

  test('of many documents leaves others their turn while it is written', async () => {
    const text = 'x'.repeat(2000)
    const many = Array.from({ length: 10_000 }, (_, i) => storedProduct(`lens-${i}`, { text }))
    let turns = 0
    const count = () => {
      turns++
      turn = setImmediate(count)
    }
    let turn = setImmediate(count)
    const copy = createLastGoodCopy(file)
    await copy.write({ documents: many })
    clearImmediate(turn)
    expect(turns).toBeGreaterThan(10)
    expect(await copy.read()).toEqual({ documents: many })
    await copy.write({ documents: [] })
    expect(await copy.read()).toEqual({ documents: [] })
  })

  test('is none before the first one was written, and where its file has another shape', async () => {
    const copy = createLastGoodCopy(file)
    expect(await copy.read()).toBeUndefined()
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, '{"documents":[{"id":1}]}')
    expect(await copy.read()).toBeUndefined()
  })
})
