import { expect, test } from 'vitest'
import { readItems } from '#domain/deciding/list-items.ts'
import { paths } from './paths.ts'

test.each(['QB-15', 'A,B:2', 'C 5%', '50%25', 'Ä/7?&#+'])(
  'a list and a quote of %j are of that number',
  (partNumber) => {
    for (const path of [paths.list([partNumber, 'QG-63']), paths.quote([partNumber, 'QG-63'])]) {
      const items = new URL(path, 'http://localhost').searchParams.get('items')!
      expect(readItems(items)).toEqual([
        { partNumber, quantity: 1 },
        { partNumber: 'QG-63', quantity: 1 },
      ])
    }
  },
)
