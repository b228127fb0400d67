import { expect, test } from 'vitest'
import { markupFaults } from './check-markup.ts'

const told = (data: Record<string, unknown>) =>
  markupFaults({ file: 'a.json', data }).map(({ field, message }) => `${field}: ${message}`)

test('HTML is told with its field, however deep it stands', () => {
  expect(
    told({
      text: 'For <b>dry</b> places.',
      features: ['Small', 'A &amp; B'],
      variants: [{ name: 'Two<br/>lines' }],
    }),
  ).toEqual([
    'text: holds “<b>”, which is HTML: paste it as plain text',
    'features: holds “&amp;”, which is HTML: paste it as plain text',
    'variants: holds “<br/>”, which is HTML: paste it as plain text',
  ])
})

test('signs that are meant are none', () => {
  expect(told({ text: 'Loss < 0.3 dB & reach > 2 km; A&B; a<b', rank: 1 })).toEqual([])
})
