import { describe, expect, test } from 'vitest'
import { readList } from './list-change.ts'
import { unreadText } from './list-text.ts'
import { maxItems, writeItems } from './list-items.ts'

const read = (query: string) => readList(new URLSearchParams(query), (text) => text.startsWith('A'))
const after = (query: string) => decodeURIComponent(writeItems(read(query).items))
const list = 'items=A1:2,A2:3,A3:4'

describe('a list after what its form changes', () => {
  test.each([
    ['', 'A1:2,A2:3,A3:4'],
    ['q1=2&q2=5&q3=4', 'A1:2,A2:5,A3:4'],
    ['q1=0', 'A2:3,A3:4'],
    ['q2=1,000', 'A1:2,A2:1000,A3:4'],
    ['q1=', 'A1:2,A2:3,A3:4'],
    ['q1=four', 'A1:4,A2:3,A3:4'],
    ['q1=some', 'A1:2,A2:3,A3:4'],
    ['remove=2', 'A1:2,A3:4'],
    ['remove=2&q1=7', 'A1:7,A3:4'],
    ['swap=2:A9', 'A1:2,A9:3,A3:4'],
    ['swap=2:a3', 'A1:2,a3:7'],
    ['add=A3:5,A4', 'A1:2,A2:3,A3:9,A4:1'],
    ['paste=3 A4', 'A1:2,A2:3,A3:4,A4:3'],
    ['q1=0&swap=2:A9&paste=A9 4', 'A9:7,A3:4'],
    ['remove=9&swap=9:A9', 'A1:2,A2:3,A3:4'],
  ])('%s', (change, items) => {
    expect(after(`${list}&${change}`)).toBe(items)
  })

  test('is settled where nothing is changed', () => {
    expect(read(list).isSettled).toBe(true)
    for (const change of ['q1=2', 'remove=1', 'add=A4', 'paste=A4']) {
      expect(read(`${list}&${change}`).isSettled).toBe(false)
    }
  })

  test('says of a part that a full list does not take', () => {
    const full = Array.from({ length: maxItems }, (_, i) => `A${i}:1`).join(',')
    const changed = read(`items=${full}&add=A7:2,B1:5`)
    expect(changed.faults).toEqual([{ text: 'B1\t5', fault: 'too many' }])
    expect(changed.items[7]).toEqual({ partNumber: 'A7', quantity: 3 })
  })

  test('says what an address names beyond what a list holds', () => {
    const many = Array.from({ length: maxItems + 2 }, (_, i) => `A${i}:3`).join(',')
    const read200 = read(`items=${many}`)
    expect(read200.isSettled).toBe(false)
    expect(read200.items).toHaveLength(maxItems)
    expect(read200.faults).toEqual([
      { text: 'A200\t3', fault: 'too many' },
      { text: 'A201\t3', fault: 'too many' },
    ])
  })

  test('counts the lines for which an address has no room', () => {
    const paste = Array.from({ length: 1000 }, (_, i) => `A${i}\t1`).join('\n')
    const pasted = read(String(new URLSearchParams({ paste })))
    expect(pasted.items).toHaveLength(maxItems)
    expect(pasted.faults.length).toBeGreaterThan(100)
    expect(pasted.faults.length + pasted.left).toBe(1000 - maxItems)
    expect(encodeURIComponent(unreadText(pasted)).length).toBeLessThanOrEqual(4000)
    const settled = {
      items: 'A0:1',
      paste: unreadText(pasted),
      left: String(pasted.left),
    }
    expect(
      read(String(new URLSearchParams({ ...settled, items: writeItems(pasted.items) }))),
    ).toMatchObject({ ...pasted, isSettled: true })
    // Of another paste nothing is known.
    expect(read(String(new URLSearchParams({ ...settled, paste: 'A9' }))).left).toBe(0)
    const endless = Array.from({ length: 25_000 }, () => 'A1 1').join('\n')
    expect(read(String(new URLSearchParams({ paste: endless }))).left).toBe(23_000)
    expect(read('items=A1:2000&left=23000')).toMatchObject({ isSettled: true, left: 23_000 })
  })

  test('keeps a quantity that is none beside what could not be read, until it is mended', () => {
    const changed = read(`${list}&q2=2.5&paste=-3 A7%0D%0AA8`)
    expect(changed.faults.map(({ fault }) => fault)).toEqual(['not whole', 'negative'])
    expect(decodeURIComponent(writeItems(changed.items))).toBe('A1:2,A2:3,A3:4,A8:1')
    const kept = new URLSearchParams({ items: 'A1:2', paste: unreadText(changed) })
    expect(read(String(kept))).toMatchObject({ isSettled: true, faults: changed.faults })
  })
})
