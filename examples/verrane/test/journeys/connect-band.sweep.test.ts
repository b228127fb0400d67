import { expect, test } from 'vitest'
import { connect } from '#content/connect.ts'
import { fixedPages } from '#content/pages.ts'
import { catalogue, products } from '#test/catalogue.ts'
import { connectBandOf } from '#test/connect-band.ts'
import { useSite } from '#test/visit.ts'

const { url } = useSite()

/** They ask for no more. */
const forms = ['/contact-us', '/quote']
/** The specification: capitals on these kinds of page, small letters on all others. */
const loud = ['/', '/products', '/services', '/about', '/leadership', '/careers']

test.each([...loud, `/${products[0]!.slug}`])('%s closes with LET’S CONNECT', async (path) => {
  const words = { to: '/support', label: "LET'S CONNECT" }
  expect(await connectBandOf(url(path))).toMatchObject(words)
})

test('a family closes with the contact form, which asks for no more', async () => {
  const family = `/family/${catalogue.families[1]!.slug}`
  const words = { to: '/contact-us', label: "Let's Connect" }
  expect(await connectBandOf(url(family))).toMatchObject(words)
  for (const form of forms) expect(await connectBandOf(url(form)), form).toBeUndefined()
})

test('every other page closes as the content says', async () => {
  const others = fixedPages.filter(({ path }) => ![...loud, ...forms].includes(path))
  expect(others.length).toBeGreaterThan(10)
  for (const { path } of others) {
    const { label, to, heading } = {
      ...connect,
      ...connect.of?.[path.slice(1)],
      ...connect.of?.[path],
    }
    expect(await connectBandOf(url(path)), path).toEqual({ label, to, heading })
  }
})
