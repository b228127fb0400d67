import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addToKept, keep, type KeptNews } from './keep.ts'
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
let told: (KeptNews | undefined)[]

beforeEach(() => {
  ;[lasting, passing, told] = [storage(), storage(), []]
  vi.stubGlobal('localStorage', lasting)
  vi.stubGlobal('sessionStorage', passing)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<KeptNews | undefined>) => {
    if (event.type === keptEvent) told.push(event.detail)
  })
  return () => vi.unstubAllGlobals()
})

const item = (partNumber: string, quantity: number) => ({ partNumber, quantity })

describe('the list that a browser keeps', () => {
  test('lasts as long as the window, and longer once that is allowed', () => {
    keep([item('QB-15', 2)])
    expect([lasting.stored.size, passing.stored.get(keptKey)]).toEqual([0, 'QB-15:2'])
    vi.stubGlobal('document', { cookie: 'cookie-choice=all' })
    keep([item('QB-15', 3)])
    expect([lasting.stored.get(keptKey), passing.stored.size]).toEqual(['QB-15:3', 0])
    expect(kept()).toBe('QB-15:3')
    keep([])
    expect(kept()).toBe('')
  })

  test('grows by what is added, and says by what', () => {
    addToKept([item('QB-15', 2)])
    addToKept([item('A,B:C 5%', 1)])
    expect(addToKept([item('qb-15', 1), item('X', 1)])).toEqual([
      item('QB-15', 3),
      item('A,B:C 5%', 1),
      item('X', 1),
    ])
    expect(told).toEqual([
      { partNumber: 'QB-15', quantity: 2, lines: 1 },
      { partNumber: 'A,B:C 5%', quantity: 1, lines: 2 },
      { partNumber: 'QB-15', quantity: 3, lines: 3 },
    ])
  })

  test('is none where storage is closed', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(kept()).toBe('')
  })
})
