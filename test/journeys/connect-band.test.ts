import { expect, test } from 'vitest'
import { fixedPages } from '#content/pages.ts'
import { connectBandOf } from '#test/connect-band.ts'
import { useSite } from '#test/visit.ts'

const { url } = useSite()

/** What test/company/connect.ts says, but where it says otherwise. */
const usual = { heading: 'Which pressure has to hold?', label: 'Ask the works', to: '/support' }

test.each([
  ['home', '/', { ...usual, label: 'ASK THE WORKS' }],
  ['a product', '/ball-valve-dn15', { ...usual, label: 'Ask about this one' }],
  ['another product', '/gauge-63', { ...usual, label: 'Ask about this one' }],
  ['a family', '/family/pressure-gauges', { ...usual, to: '/contact-us' }],
  ['a page of its own shape', '/partners', { ...usual, heading: 'Sell what closes?' }],
  [
    'a plain page',
    '/demos',
    { heading: 'Or hold one yourself', label: 'Where we are', to: '/contact-us' },
  ],
])('%s closes with words of its own', async (_, path, words) => {
  expect(await connectBandOf(url(path))).toEqual(words)
})

test('every other page closes with the usual words, but the forms with none', async () => {
  const forms = ['/contact-us', '/quote']
  const own = ['/', '/partners', '/demos', ...forms]
  const others = fixedPages.map(({ path }) => path).filter((path) => !own.includes(path))
  expect(others.length).toBeGreaterThan(10)
  for (const path of ['/products', ...others]) {
    expect(await connectBandOf(url(path)), path).toEqual(usual)
  }
  for (const form of forms) expect(await connectBandOf(url(form)), form).toBeUndefined()
})
