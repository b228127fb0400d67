import { describe, expect, test } from 'vitest'
import { numberedIn, replyParts } from './reply-parts.ts'

const valve = { slug: 'valve-a', name: 'Valve A', partNumber: 'QV-10-A' }
const gauge = { slug: 'gauge-b', name: 'Gauge B', partNumber: 'QG-63' }
const links = (text: string) =>
  replyParts(text, [valve, gauge]).flatMap(({ text: said, to }) => (to ? [[said, to]] : []))
const whole = (text: string) =>
  replyParts(text, [valve, gauge])
    .map(({ text: said }) => said)
    .join('')

describe('what leads on from an answer', () => {
  test.each<[string, [string, string][]]>([
    ['[Valve A] fits.', [['Valve A', '/valve-a']]],
    ['It goes with QG-63.', [['QG-63', '/gauge-b']]],
    ['Write to us at /contact-us.', [['our contact page', '/contact-us']]],
    ['For a quote: /quote?items=QV-10-A:1.', [['Request a quote', '/quote?items=QV-10-A:1']]],
    ['Side by side: /compare?products=a,b', [['Compare', '/compare?products=a,b']]],
    [
      'More: /bead, /articles/how-to-clean.',
      [
        ['bead', '/bead'],
        ['how to clean', '/articles/how-to-clean'],
      ],
    ],
    [
      '[Valve A]: data sheet (/files/a%20b.pdf), brochure (/files/b.pdf).',
      [
        ['Valve A', '/valve-a'],
        ['data sheet', '/files/a%20b.pdf'],
        ['brochure', '/files/b.pdf'],
      ],
    ],
  ])('%s', (text, expected) => expect(links(text)).toEqual(expected))

  test.each([
    '40/60 mm, 1/2 in and and/or',
    'see https://example.com/page',
    '[Valve Z] and QX-99 are not ours.',
    'a (/) and // and /9',
  ])('is nothing that is no address or product of ours: %s', (text) =>
    expect(links(text)).toEqual([]),
  )

  test('all else stays as it was', () => {
    expect(whole('Yes: [Valve A] (QV-10-A), 40 bar (max.); a\nb.')).toBe(
      'Yes: Valve A (QV-10-A), 40 bar (max.); a\nb.',
    )
  })
})

test('a product that is meant as one of its part numbers is led to as that', () => {
  const parts = replyParts('[Valve A] (as QV-10-A-S); QV-10-A-S.', [
    { ...valve, version: 'QV-10-A-S' },
  ])
  expect(parts.flatMap(({ text, to }) => (to ? [[text, to]] : []))).toEqual([
    ['Valve A', '/valve-a?part=QV-10-A-S'],
    ['QV-10-A-S', '/valve-a?part=QV-10-A-S'],
    ['QV-10-A-S', '/valve-a?part=QV-10-A-S'],
  ])
})

test('the products that an answer numbers are found', () => {
  expect(numberedIn('It goes with QG-63, not with QG-6.', [valve, gauge])).toEqual([gauge])
})
