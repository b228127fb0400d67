import { beforeEach, expect, test, vi } from 'vitest'
import { comparison, consent, keptList } from './store.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}
let lasting: ReturnType<typeof storage>
let passing: ReturnType<typeof storage>
let page: EventTarget

beforeEach(() => {
  ;[lasting, passing, page] = [storage(), storage(), new EventTarget()]
  vi.stubGlobal('localStorage', lasting)
  vi.stubGlobal('sessionStorage', passing)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }))
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page))
  }
  return () => vi.unstubAllGlobals()
})

test('a list lasts as long as the tab, and longer once that is allowed', () => {
  keptList.write('QB-15:2')
  expect([lasting.kept.size, passing.kept.get(keptList.key)]).toEqual([0, 'QB-15:2'])
  document.cookie = 'cookie-choice=all'
  keptList.write('QB-15:3')
  expect([lasting.kept.get(keptList.key), passing.kept.size]).toEqual(['QB-15:3', 0])
  expect(keptList.read()).toBe('QB-15:3')
  keptList.write('')
  expect(keptList.read()).toBe('')
})

test('a comparison lasts as long as the tab', () => {
  document.cookie = 'cookie-choice=all'
  comparison.write('[]')
  expect([lasting.kept.size, passing.kept.size]).toEqual([0, 1])
})

test('a change is told until that is ended, and so is a return to the page', () => {
  const changed = vi.fn<() => void>()
  const end = keptList.subscribe(changed)
  keptList.write('QB-15:2')
  page.dispatchEvent(new Event('pageshow'))
  page.dispatchEvent(new Event('storage'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(changed).toHaveBeenCalledTimes(4)
  end()
  keptList.write('QB-15:3')
  expect(changed).toHaveBeenCalledTimes(4)
})

test('closed storage keeps nothing and says so', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keptList.write('QB-15:2')).toBe(false)
  expect(keptList.read()).toBe('')
})

test('the answer to the cookie notice is kept for a year, and counts as not given when it is neither', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  document.cookie = 'cookie-choice=maybe'
  expect(consent.read()).toBeUndefined()
  consent.write('all')
  expect(document.cookie).toBe('cookie-choice=all; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})
