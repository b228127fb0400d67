import { expect, test } from 'vitest'
import { checkRedirects, type KnownAddresses } from './check-redirects.ts'

const pages = ['/', '/about', '/valve-7', '/solutions/water', '/solutions/gas']
const known: KnownAddresses = {
  isThere: (path) => pages.includes(path) || path.startsWith('/files/'),
  pages,
  isPartNumber: (text) => text === 'QX-2',
  nearest: (address) => (address === '/abuot' ? '/about' : undefined),
}
const check = (text: string) =>
  checkRedirects('redirects.txt', text, known).map(
    ({ field, severity, message }) => `${field}: ${severity}: ${message}`,
  )

test('redirects to what is there have no fault', () => {
  const text = `
/old        /about?from=old#team
/item?id=1  /valve-7
/about?id=1 /valve-7
QX-1        QX-2
/sheet.pdf  /files/sheet.pdf
/en/*       /*
/shop/*     https://shop.example/*
`
  expect(check(text)).toEqual([])
})

test.each<[string, string[]]>([
  ['/old', ['line 1: error: /old leads nowhere: write the new address after it']],
  ['/old /abuot', ['line 1: error: “/abuot” is no page or file of this site: /about is meant?']],
  ['/old /x', ['line 1: error: “/x” is no page or file of this site: name one that is']],
  ['QX-1 QX-3', ['line 1: error: “QX-3” is no part number in use: name one that is']],
  [
    '/About/ /valve-7',
    [
      'line 1: error: /About/ is a page of this site, so that nobody is sent on: take out the line or the page',
    ],
  ],
  [
    '/solutions/* /about',
    [
      'line 1: error: /solutions/* takes in /solutions/water and 1 more, of this site: name the old addresses one by one',
    ],
  ],
  [
    '/a /b\n/b /a',
    [
      'line 1: error: /a leads in a circle by “/b”: name the page that is meant',
      'line 2: error: /b leads in a circle by “/a”: name the page that is meant',
    ],
  ],
  [
    '/a /b\n/b /about',
    ['line 1: warning: leads to /b, which line 2 sends on: write /about at once'],
  ],
])('%j: %j', (text, faults) => {
  expect(check(text)).toEqual(faults)
})
