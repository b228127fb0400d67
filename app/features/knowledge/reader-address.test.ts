import { expect, test } from 'vitest'
import { closedAddress, documentIn, readingAddress, withPage } from './reader-address.ts'

const at = (address: string) => new URL(address, 'https://quernel.example')
const product = at('/gauge')

test.each([
  { doc: '/files/dataSheets/gauge.pdf', isFile: true, page: 1 },
  { doc: '/files/catalogs/Valve%20Catalog.pdf', isFile: true, page: 12 },
])('the address of a page names $doc and its page $page', (open) => {
  expect(documentIn(at(readingAddress(open, open.page, product)))).toEqual(open)
  expect(closedAddress(open, product)).toBe('/gauge')
})

test('a file may have any name', () => {
  const open = { doc: '/files/a/Nuts&Bolts.pdf', isFile: true, page: 2 }
  const read = documentIn(at(readingAddress(open, 2, product)))
  expect(read).toEqual({ ...open, doc: '/files/a/Nuts%26Bolts.pdf' })
})

test.each([
  '#specification',
  '#doc=',
  '#doc=https://evil.example/files/x.pdf',
  '#doc=//evil.example/files/x.pdf',
  '#doc=/api/states',
  '#doc=javascript:alert(1)',
  '#doc=/files/x.pdf&page=x',
  '?doc=gauge',
])('/gauge%s opens nothing', (rest) => {
  expect(documentIn(at(`/gauge${rest}`))).toBeUndefined()
})

test('a document of the Knowledge Center is named by its parameter, its page as in every PDF', () => {
  const list = at('/knowledge-center?category=Guides&doc=gauge&page=3')
  const open = { doc: 'gauge', isFile: false, page: 3 }
  expect(documentIn(list)).toEqual(open)
  expect(documentIn(at('/knowledge-center?doc=gauge&page=3#page=7'))?.page).toBe(7)
  expect(documentIn(at('/knowledge-center?doc=gauge#page=x'))?.page).toBe(1)
  expect(documentIn(at('/knowledge-center?category=Guides'))).toBeUndefined()
  expect(readingAddress(open, 4, list)).toBe('/knowledge-center?category=Guides&doc=gauge#page=4')
  expect(closedAddress(open, list)).toBe('/knowledge-center?category=Guides')
})

test('the first page needs no name', () => {
  expect(withPage('/a', 1)).toBe('/a')
})
