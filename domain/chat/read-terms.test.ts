import { expect, test } from 'vitest'
import { readTerms } from './read-terms.ts'

const said = (text: string) => readTerms(text).map(({ slot, says }) => [slot, says])

test.each<[string, string[][]]>([
  [
    'lc duplex, upc',
    [
      ['connector', 'LC'],
      ['polish', 'UPC'],
    ],
  ],
  [
    'mtp-16 on os2',
    [
      ['connector', 'MPO-16'],
      ['glass', 'single-mode'],
    ],
  ],
  // The word within a longer one says nothing of its own.
  ['hardened mpo', [['connector', 'hardened MPO']]],
  ['mdc or sn', [['connector', 'MDC or SN']]],
  ['made in the usa', [['origin', 'made in USA']]],
  ['made in japan', [['origin', 'made in Japan']]],
  [
    'on a pole, outdoors',
    [
      ['mounting', 'pole mounting'],
      ['environment', 'outdoor'],
    ],
  ],
  ['pad-mounted', [['mounting', 'pad mounting']]],
  ['scale', []],
])('“%s” says what it asks for', (text, expected) => {
  expect(said(text)).toEqual(expected)
})

test.each(['without apc', 'not apc', 'no apc', 'except apc'])('“%s” excludes it', (text) => {
  const [requirement, ...others] = readTerms(text)
  expect(others).toEqual([])
  expect(requirement).toMatchObject({ slot: 'not polish', says: 'without APC', test: 'none' })
})
