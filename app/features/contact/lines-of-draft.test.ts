import { describe, expect, test } from 'vitest'
import { readLines, writeLines } from './lines-of-draft.ts'

const line = (partNumber: string, quantity = '', note = '') => ({ partNumber, quantity, note })

describe('lines of a draft', () => {
  test('are read as they were written, with the names of their products', () => {
    const written = {
      origin: 'QB-15:40,QB-20:2',
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
    expect(readLines('{"origin":"","lines":[{"partNumber":"QB-20","quantity":2}]}')).toBeUndefined()
  })
})
