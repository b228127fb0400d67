import { describe, expect, test } from 'vitest'
import { linesBack, originOf, readLines, writeLines } from './lines-of-draft.ts'

const line = (partNumber: string, quantity = '', note = '') => ({ partNumber, quantity, note })
const given = [line('QB-15', '40'), line('QB-20', '2')]
/** Of QB-15 more, of QB-20 a word, and one more part. */
const lines = [line('QB-15', '60'), line('QB-20', '2', 'With caps'), line('QG-63', '1')]
const kept = { origin: originOf(given), lines }
const back = (named: typeof given, standing = named) => linesBack({ given: named, standing }, kept)

describe('lines of a draft come back', () => {
  test('beside what has been written since, which is newer', () => {
    const typed = [line('QB-15', '41', 'Soon'), line('QB-25', '3')]
    expect(back(given, typed)).toEqual([...typed, ...lines.slice(1)])
    expect(back([], [line('QH-12', '9')])).toEqual([line('QH-12', '9'), ...lines])
  })

  test('with a quantity that was taken out', () => {
    const cleared = { ...kept, lines: [line('QB-15', '')] }
    expect(linesBack({ given: [], standing: [] }, cleared)).toEqual(cleared.lines)
    expect(linesBack({ given, standing: given }, cleared)[0]).toEqual(line('QB-15', ''))
  })
})

describe('lines of a draft', () => {
  test('are read as they were written, with the names of their products', () => {
    const written = {
      origin: kept.origin,
      lines: [
        { ...line('QB-15', '60', 'Two\nlines, "quoted"'), name: 'Ball valve' },
        { ...line('QX-1'), name: null },
        line('QG-63', '1'),
      ],
    }
    expect(readLines(writeLines(written))).toEqual(written)
  })

  test('are none where nothing, or something else, was written', () => {
    expect(writeLines({ origin: 'QB-15:1', lines: [] })).toBe('')
    for (const text of [undefined, '', '[', '7', 'null', '{}', '[]', '["QB-15:1"]', '[1,["a"]]'])
      expect(readLines(text)).toBeUndefined()
    expect(readLines('["",["QB-15","1",""],["QB-20",2,""],7]')?.lines).toEqual([line('QB-15', '1')])
  })
})
