import { expect, test } from 'vitest'
import { catalogue, products } from '#test/catalogue.ts'
import { connectBandOf } from '#test/connect-band.ts'
import { useSite } from '#test/visit.ts'

const { url } = useSite()

/** The specification: capitals on these kinds of page, small letters on all others. */
const loud = ['/', '/products', '/services', '/about', '/leadership', '/careers']

test.each([...loud, `/${products[0]!.slug}`])('%s closes with LET’S CONNECT', async (path) => {
  const words = { to: '/support', label: "LET'S CONNECT" }
  expect(await connectBandOf(url(path))).toMatchObject(words)
})

test('a family closes with the contact form', async () => {
  const family = `/family/${catalogue.families[1]!.slug}`
  const words = { to: '/contact-us', label: "Let's Connect" }
  expect(await connectBandOf(url(family))).toMatchObject(words)
})
