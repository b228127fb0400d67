import { expect, test } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { readLock } from '../making/lock.ts'
import { company, lockOf } from '../places.ts'
import { picturesOf } from './plan.ts'
import { pictureOutput } from './task.ts'

const entries = await readCatalogue(company, expect.fail)
const { document } = entries.find(({ product }) => product.slug === 'vhd1-144-lc')!
const lock = await readLock(lockOf('pictures'))

function hashOfHero(change: Record<string, unknown>) {
  const [hero] = picturesOf({ ...document, ...change })
  const { files, hash } = outputOf(hero!)
  return hash(lock[files[0]])
}

const outputOf = (plan: Parameters<typeof pictureOutput>[0]) =>
  pictureOutput(plan, () => expect.fail('nothing is drawn'))

test('a picture is made again when an attribute changes that its model reads', () => {
  expect(hashOfHero({ ports: 96, fiberCount: 96 })).not.toBe(hashOfHero({}))
})

test('and not for prose, nor for an attribute that its model does not read', () => {
  expect(hashOfHero({ text: 'Other words.', weight: 7 })).toBe(hashOfHero({}))
})
