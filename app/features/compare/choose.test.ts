import { expect, test } from 'vitest'
import { readChoice } from './choose.ts'

test.each(['', '{', '{}', '[null, 1, {"slug": 1}]'])(
  'nothing is chosen to be compared where %j is stored',
  (text) => {
    expect(readChoice(text)).toEqual([])
  },
)
