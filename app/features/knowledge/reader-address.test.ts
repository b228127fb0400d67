import { expect, test } from 'vitest'
import { askedOf, fragmentOf, pageOf, withPage } from './reader-address.ts'

test.each([
  { file: '/files/dataSheets/gauge.pdf', page: 1 },
  { file: '/files/catalogs/Valve%20Catalog.pdf', page: 12 },
])('the address of a page names $file and its page $page', (asked) => {
  expect(askedOf(fragmentOf(asked))).toEqual(asked)
})

test('a file may have any name', () => {
  const asked = askedOf(fragmentOf({ file: '/files/a/Nuts&Bolts.pdf', page: 2 }))
  expect(asked).toEqual({ file: '/files/a/Nuts%26Bolts.pdf', page: 2 })
})

test.each([
  '',
  '#specification',
  '#doc=',
  '#doc=https://evil.example/files/x.pdf',
  '#doc=//evil.example/files/x.pdf',
  '#doc=/api/states',
  '#doc=javascript:alert(1)',
  '#doc=/files/x.pdf&page=x',
])('%j asks for nothing', (hash) => {
  expect(askedOf(hash)).toBeUndefined()
})

test('a page is named as in every PDF', () => {
  expect(pageOf(new URL(withPage('/a', 7), 'http://a.example').hash)).toBe(7)
  expect(withPage('/a', 1)).toBe('/a')
  expect(pageOf('#page=x')).toBe(0)
})
