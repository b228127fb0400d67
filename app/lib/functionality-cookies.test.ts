import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseCookies, cookieChoice, recall, remember } from './functionality-cookies.ts'

/** As much of a browser's cookie jar as these functions use. */
function jar(protocol: string) {
  const kept = new Map<string, string>()
  const written: string[] = []
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (text.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  })
  return { kept, written }
}

describe('choices', () => {
  let cookies: ReturnType<typeof jar>
  beforeEach(() => {
    cookies = jar('https:')
  })
  afterEach(() => vi.unstubAllGlobals())

  test('are not remembered before the visitor accepts', () => {
    remember('motion', 'off')
    expect(cookies.written).toEqual([])
    expect(recall('motion')).toBeUndefined()
  })

  test('are remembered for a year once accepted', () => {
    chooseCookies('all')
    remember('place', 'Åbo; 1=2')
    expect(recall('place')).toBe('Åbo; 1=2')
    expect(cookies.written.at(-1)).toMatch(/Max-Age=31536000; SameSite=Lax; Secure$/)
  })

  test('count as not made when the cookie holds anything else', () => {
    cookies.kept.set('cookie-choice', 'maybe')
    expect(cookieChoice()).toBeUndefined()
  })
})
