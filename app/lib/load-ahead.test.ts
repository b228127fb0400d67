import { describe, expect, test } from 'vitest'
import { loadAheadHeader, speculationRules } from './load-ahead.ts'
import { programPaths } from './program-paths.ts'

describe('what browsers load ahead', () => {
  test('is named by a header that leads to the rules', () => {
    expect(loadAheadHeader['Speculation-Rules']).toBe(`"${programPaths.speculationRules()}"`)
  })

  test('are products, families, solutions and pages of the menu, never an address with a query', () => {
    const [rule] = speculationRules.prerender
    const [links, { not }] = rule!.where.and as [
      { href_matches: string[] },
      { not: { href_matches: string[] } },
    ]
    const matches = (pattern: string, address: string) =>
      new URLPattern(pattern, 'https://site.example/').test(
        new URL(address, 'https://site.example'),
      )
    const isAhead = (address: string) =>
      links.href_matches.some((pattern) => matches(pattern, address)) &&
      !not.href_matches.some((pattern) => matches(pattern, address))
    const ahead = ['/a-product', '/family/ball-valves', '/solutions/fttx', '/about', '/products']
    expect(ahead.filter(isAhead)).toEqual(ahead)
    const never = [
      '/a-product?number=1',
      '/api/chat',
      '/files/a.pdf',
      '/quote',
      '/quote/s',
      '/list',
    ]
    expect(never.filter(isAhead)).toEqual([])
  })
})
