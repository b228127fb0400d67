import { expect, test } from 'vitest'
import { withNumberWords } from './number-words.ts'
import type { Item } from './read-items.ts'

const numbers = { one: 1, two: 2, hundred: 100, fifty: 50, eight: 8 }

/** Words as items, of which 'meters' is a unit by its name and 'and' is what it says. */
function itemsOf(text: string): Item[] {
  let from = 0
  return text.split(' ').map((word): Item => {
    const item = { type: 'phrase', text: word, key: word, from, to: from + word.length } as Item
    from += word.length + 1
    return word === 'and' ? { ...item, meaning: { word: 'and' } } : item
  })
}

const figures = (text: string) =>
  withNumberWords(itemsOf(text), numbers).flatMap((item) => item.number ?? [])

test.each([
  ['one hundred and fifty meters', [150]],
  ['two hundred meters', [200]],
  ['two hundred and eight meters', [208]],
  // What is less joins nothing.
  ['fifty meters and eight meters', [50, 8]],
])('“%s” counts %j', (text, figure) => expect(figures(text)).toEqual(figure))
