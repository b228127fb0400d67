import { expect, test } from 'vitest'
import { addItem, readKept } from './kept-list.ts'
import { maxItems, writeItems } from './list-items.ts'

const item = (partNumber: string, quantity: number) => ({ partNumber, quantity })
const list = writeItems([item('QB-15', 2), item('A,B:C 5%', 1)])

test('a list grows by what is added', () => {
  const more = addItem(list, item('qb-15', 1))
  expect(more).toMatchObject({ partNumber: 'qb-15', quantity: 3, lines: 2 })
  const longer = addItem(more.kept, item('X', 1))
  expect(longer).toMatchObject({ partNumber: 'X', quantity: 1, lines: 3 })
  expect(readKept(longer.kept)).toEqual([item('QB-15', 3), item('A,B:C 5%', 1), item('X', 1)])
})

test('a full list takes no further part, and more of those on it', () => {
  const full = writeItems(Array.from({ length: maxItems }, (_, i) => item(`X-${i}`, 1)))
  expect(addItem(full, item('Y', 2))).toMatchObject({ quantity: 0, lines: maxItems, kept: full })
  expect(addItem(full, item('X-199', 2))).toMatchObject({ quantity: 3, lines: maxItems })
})

test('a text that is no list has no items', () => {
  expect(readKept('%zz')).toEqual([])
})
