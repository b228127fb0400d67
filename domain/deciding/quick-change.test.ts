import { describe, expect, test } from 'vitest'
import type { SeenLine } from './pasted-lines.ts'
import { quickChange, type QuickState } from './quick-change.ts'
import { readOf } from './unread-items.ts'

const items = 'QB-15:4,QG-63:2,QK-15:1'
const change = (fields: Record<string, string>, before: Partial<QuickState> = {}) =>
  quickChange(new URLSearchParams({ items, ...fields }), { faults: [], unread: [], ...before })
const listed = (fields: Record<string, string>, before?: Partial<QuickState>) =>
  change(fields, before)?.items.map(({ partNumber, quantity }) => `${quantity} ${partNumber}`)

describe('quantities and removals', () => {
  test('leave the others where they come to stand', () => {
    expect(change({ q1: '9', q2: '2', q3: '1' })).toEqual({
      items: [
        { partNumber: 'QB-15', quantity: 9 },
        { partNumber: 'QG-63', quantity: 2 },
        { partNumber: 'QK-15', quantity: 1 },
      ],
      places: [1, 2, 3],
      fresh: [],
      unread: [],
      faults: [],
    })
    expect(change({ remove: '2', q1: '4' })?.places).toEqual([1, undefined, 2])
    expect(change({ q1: '0', q3: '1,000' })).toMatchObject({
      items: [
        { partNumber: 'QG-63', quantity: 2 },
        { partNumber: 'QK-15', quantity: 1000 },
      ],
      places: [undefined, 1, 2],
    })
  })

  test('that are none are left to whoever reads them', () => {
    expect(change({ q1: '2.5' })).toBeUndefined()
    expect(change({ q1: '-4' })).toBeUndefined()
  })
})

describe('a number that the catalogue has offered', () => {
  test('comes to the list, or to its line, with nothing to be read', () => {
    expect(change({ add: 'QB-20:3' })).toMatchObject({ fresh: [4], unread: [] })
    expect(listed({ add: 'QB-20:3' })?.at(-1)).toBe('3 QB-20')
    expect(change({ add: 'qg-63:3' })).toMatchObject({ fresh: [], places: [1, 2, 3] })
    expect(listed({ add: 'qg-63:3' })?.[1]).toBe('5 QG-63')
  })

  test('stands in the place of the one it is swapped for, or joins its own line', () => {
    expect(change({ swap: '2:QB-20', q3: '7' })).toMatchObject({ fresh: [2], places: [1, 2, 3] })
    expect(listed({ swap: '2:QB-20', q3: '7' })).toEqual(['4 QB-15', '2 QB-20', '7 QK-15'])
    expect(change({ swap: '2:QB-15' })).toMatchObject({ fresh: [], places: [1, 1, 2] })
    expect(listed({ swap: '2:QB-15' })).toEqual(['6 QB-15', '1 QK-15'])
  })

  test('is left to the server where the list is full', () => {
    const full = Array.from({ length: 200 }, (_, i) => `X-${i}:1`).join(',')
    expect(change({ items: full, add: 'QB-20:1' })).toBeUndefined()
  })
})

describe('what is pasted', () => {
  test('is on the list as it seems, and kept as it was written', () => {
    const made = change({ paste: 'Part Qty\r\n12 mm QB-20 3\nqg-63\t5\nsome words' })
    expect(made?.items.slice(1)).toEqual([
      { partNumber: 'QG-63', quantity: 7 },
      { partNumber: 'QK-15', quantity: 1 },
      { partNumber: 'QB-20', quantity: 3 },
      { partNumber: 'some words', quantity: 1 },
    ])
    expect(made?.fresh).toEqual([4, 5])
    // Words alone would be a heading where they come first.
    expect(made?.unread.map(({ text }) => text)).toEqual([
      'Part Qty',
      '12 mm QB-20 3',
      'qg-63\t5',
      'some words\t1',
    ])
    expect(readOf(made!.items, made!.unread)).toEqual([
      { partNumber: 'QB-15', quantity: 4 },
      { partNumber: 'QG-63', quantity: 2 },
      { partNumber: 'QK-15', quantity: 1 },
    ])
  })

  test('is without the numbers that count its lines, whatever becomes of the others', () => {
    const made = change({ paste: '1. QB-20 40\n2. QX-9' })
    expect(made?.items.slice(3)).toEqual([
      { partNumber: 'QB-20', quantity: 40 },
      { partNumber: 'QX-9', quantity: 1 },
    ])
    expect(made?.unread.map(({ text }) => text)).toEqual(['QB-20 40', 'QX-9'])
  })

  test('and is no item is told at once', () => {
    const made = change({ paste: 'QB-20 -3\nQB-25 2' })
    expect(made?.faults).toEqual([{ text: 'QB-20 -3', fault: 'negative' }])
    expect(made?.items.at(-1)).toEqual({ partNumber: 'QB-25', quantity: 2 })
  })

  test('is the server’s where it seems a heading, or is more than an address has room for', () => {
    expect(change({ paste: 'Sealing kit' })).toBeUndefined()
    // Who knows the catalogue may see a part in the last line, and a heading in the first.
    expect(change({ paste: 'Please quote:\nsealkit' })).toBeUndefined()
    expect(change({ paste: 'QB-20 3\nThanks, Ann' })).toBeUndefined()
    const column = Array.from({ length: 1000 }, (_, i) => `X-${i}-OF-A-LONG-NUMBER\t2`)
    expect(change({ paste: column.join('\n') })).toBeUndefined()
  })

  test('is the server’s where it may be a table', () => {
    expect(change({ paste: 'Part\tQty\nQB-20\t3' })).toBeUndefined()
    expect(change({ paste: 'QB-20;3' })).toBeUndefined()
    expect(change({ paste: 'QB-20\t#N/A' })).toBeUndefined()
    expect(listed({ paste: 'QB-20\t3\n5\tQB-25' })?.slice(3)).toEqual(['3 QB-20', '5 QB-25'])
  })

  test('with the heads of its table, still to be mended asks for nothing', () => {
    const faults = [{ text: 'QB-20;#N/A', fault: 'not whole' as const }]
    const made = change(
      { q1: '5', paste: 'Part;Qty\r\nQB-20;#N/A' },
      { faults, header: 'Part;Qty' },
    )
    expect(made).toMatchObject({ faults, header: 'Part;Qty', unread: [] })
  })

  test('still to be mended asks for nothing until it is changed', () => {
    const faults = [
      { text: 'QB-20 -3', fault: 'negative' as const },
      { text: 'QB-25 2.5', fault: 'not whole' as const },
    ]
    const made = change({ q1: '5', paste: 'QB-20 -3\r\nQB-25 2.5' }, { faults })
    expect(made?.items[0]).toEqual({ partNumber: 'QB-15', quantity: 5 })
    expect(made?.faults).toBe(faults)
    expect(change({ paste: 'QB-20 3\r\nQB-25 2.5' }, { faults })).toMatchObject({
      unread: [{ text: 'QB-20 3' }],
      faults: [faults[1]],
    })
    expect(change({ paste: '' }, { faults })?.faults).toEqual([])
  })
})

describe('a line that is still to be read', () => {
  const line: SeenLine = { text: '12 mm QX-9 3', item: { partNumber: 'QX-9', quantity: 3 } }
  const more: SeenLine = { text: 'qb-15 x 2', item: { partNumber: 'qb-15', quantity: 2 } }
  const before = { unread: [line, more] }
  const open = { items: 'QB-15:6,QG-63:2,QX-9:3' }
  const texts = (fields: Record<string, string>) =>
    change({ ...open, ...fields }, before)?.unread.map(({ text }) => text)

  test('stays as it was written while others change', () => {
    expect(texts({ q2: '8' })).toEqual(['12 mm QX-9 3', 'qb-15 x 2'])
    expect(texts({ paste: 'QB-20' })).toEqual(['12 mm QX-9 3', 'qb-15 x 2', 'QB-20'])
  })

  test('is what was said of it since', () => {
    expect(texts({ q3: '5' })).toEqual(['QX-9\t5', 'qb-15 x 2'])
    expect(texts({ remove: '3' })).toEqual(['qb-15 x 2'])
    // That line stood there before, and is said as a whole.
    expect(texts({ q1: '10' })).toEqual(['12 mm QX-9 3'])
    const made = change({ ...open, q1: '10' }, before)
    expect(readOf(made!.items, made!.unread)[0]).toEqual({ partNumber: 'QB-15', quantity: 10 })
  })
})
