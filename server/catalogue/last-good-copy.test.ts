import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createLastGoodCopy } from './last-good-copy.ts'
import { storedProduct } from './stored-product.fixture.ts'

test('a last good copy of many documents leaves others their turn while it is written', async () => {
  const text = 'x'.repeat(2000)
  const many = Array.from({ length: 10_000 }, (_, i) => storedProduct(`lens-${i}`, { text }))
  let turns = 0
  const count = () => {
    turns++
    turn = setImmediate(count)
  }
  let turn = setImmediate(count)
  const copy = createLastGoodCopy(join(temporaryFolder(), 'last-good.json'))
  await copy.write({ documents: many })
  clearImmediate(turn)
  expect(turns).toBeGreaterThan(10)
  expect(await copy.read()).toEqual({ documents: many })
  await copy.write({ documents: [] })
  expect(await copy.read()).toEqual({ documents: [] })
})
