import { beforeEach, describe, expect, test, vi } from 'vitest'
import { maxItems, writeItems } from '#domain/deciding/list-items.ts'
import { addToKept, keep, keepQuantity, keptItems } from './keep.ts'
import { kept, keptEvent, keptKey } from './use-kept.ts'

function storage() {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
}
let lasting: ReturnType<typeof storage>
let passing: ReturnType<typeof storage>
let told: number

beforeEach(() => {
  ;[lasting, passing, told] = [storage(), storage(), 0]
  vi.stubGlobal('localStorage', lasting)
  vi.stubGlobal('sessionStorage', passing)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('dispatchEvent', (event: Event) => {
    if (event.type === keptEvent) told++
  })
  return () => vi.unstubAllGlobals()
})

const item = (partNumber: string, quantity: number) => ({ partNumber, quantity })

describe('the list that a browser keeps', () => {
  test('lasts as long as the window, and longer once that is allowed', () => {
    keep('QB-15:2')
    expect([lasting.stored.size, passing.stored.get(keptKey)]).toEqual([0, 'QB-15:2'])
    vi.stubGlobal('document', { cookie: 'cookie-choice=all' })
    keep('QB-15:3')
    expect([lasting.stored.get(keptKey), passing.stored.size]).toEqual(['QB-15:3', 0])
    expect(kept()).toBe('QB-15:3')
    keep('')
    expect(kept()).toBe('')
  })

  test('grows by what is added, and says by what', () => {
    keep(writeItems([item('QB-15', 2), item('A,B:C 5%', 1)]))
    expect(addToKept('?items=qb-15:1')).toEqual({ partNumber: 'qb-15', quantity: 3, lines: 2 })
    expect(addToKept('?items=X:1')).toEqual({ partNumber: 'X', quantity: 1, lines: 3 })
    expect(keptItems()).toEqual([item('QB-15', 3), item('A,B:C 5%', 1), item('X', 1)])
    expect(told).toBe(3)
  })

  test('has as many of a part as are wanted, in its place', () => {
    keep(writeItems([item('QB-15', 1), item('A,B:C 5%', 1)]))
    expect(keepQuantity('qb-15', 40)).toEqual({ partNumber: 'qb-15', quantity: 40, lines: 2 })
    expect(keepQuantity('A,B:C 5%', 3)).toMatchObject({ quantity: 3, lines: 2 })
    // Removed in another window meanwhile.
    expect(keepQuantity('X', 7)).toEqual({ partNumber: 'X', quantity: 7, lines: 3 })
    expect(keptItems()).toEqual([item('QB-15', 40), item('A,B:C 5%', 3), item('X', 7)])
    expect(told).toBe(4)
  })

  test('takes no further part where it is full, and more of those on it', () => {
    keep(writeItems(Array.from({ length: maxItems }, (_, i) => item(`X-${i}`, 1))))
    expect(addToKept('?items=Y:2')).toEqual({ partNumber: 'Y', quantity: 0, lines: maxItems })
    expect(addToKept('?items=X-199:2')).toMatchObject({ quantity: 3, lines: maxItems })
  })

  test('is none where something else was written', () => {
    passing.setItem(keptKey, '%zz')
    expect(keptItems()).toEqual([])
  })

  test('is none where storage is closed', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(kept()).toBe('')
  })
})
