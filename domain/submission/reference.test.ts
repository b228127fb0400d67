import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readReference, referenceOf } from './reference.ts'

const kinds = ['contact', 'lead', 'quote'] as const
const some = (count: number) =>
  Array.from({ length: count }, (_, i) => referenceOf({ id: randomUUID(), kind: kinds[i % 3]! }))

describe('a reference', () => {
  test('is short, says which form it is of, and is the same each time', () => {
    const id = '3f2b8c1e-9a77-4c52-8d10-6be2f0a4c911'
    for (const [i, kind] of kinds.entries()) {
      const reference = referenceOf({ id, kind })
      expect(reference).toMatch(
        /^[CDQ][\dA-HJKMNP-TV-Z]{3}-[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/,
      )
      expect(reference[0]).toBe('CDQ'[i])
      expect(referenceOf({ id, kind })).toBe(reference)
    }
  })

  test('is another for every submission', () => {
    expect(new Set(some(50_000)).size).toBe(50_000)
  })

  test('differs where any part of the id does, as in ids that begin with the time', () => {
    const ids = Array.from({ length: 1000 }, (_, i) => {
      const end = i.toString(16).padStart(12, '0')
      return `019a2b3c-4d5e-7000-8000-${end}`
    })
    const all = [...ids, ...ids.map((id) => `119a2b3c${id.slice(8)}`)]
    expect(new Set(all.map((id) => referenceOf({ id, kind: 'quote' }))).size).toBe(2000)
  })

  test('is read as people write it', () => {
    for (const reference of some(200)) {
      expect(readReference(reference)).toBe(reference)
      expect(readReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference)
      expect(readReference(reference.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(reference)
    }
  })

  test('with one character wrong is none', () => {
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    for (const reference of some(30)) {
      for (let at = 0; at < reference.length; at++) {
        for (const other of alphabet) {
          if (reference[at] === '-' || reference[at] === other) continue
          expect(readReference(reference.slice(0, at) + other + reference.slice(at + 1))).toBe(
            undefined,
          )
        }
      }
    }
  })

  test.each(['', '1', 'Q', 'Q000-0000', '<script>', 'X000-0000-0000', 'Q'.repeat(500)])(
    '%j is none',
    (text) => expect(readReference(text)).toBeUndefined(),
  )
})
