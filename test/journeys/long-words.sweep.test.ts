import { describe, expect, test } from 'vitest'
import { plainDocument, startWithCatalogue } from '#test/temporary-catalogue.ts'
import { useSite } from '#test/visit.ts'

/** What nobody can break, of a length that nobody writes. */
const word = 'Wavelength'.repeat(300)
const long = plainDocument('long', {
  product: word,
  productFamily: word,
  subFamily: word,
  partNumber: word.toUpperCase(),
  text: word,
  material: word,
  pressure: [word, 'short'],
  section1Heading: word,
  section1Description: word,
  featuresHeading: word,
  features: [word, word],
  faq: [`${word}? ${word}.`],
  aka: [word],
  relatedProducts: ['Product other'],
})
const other = plainDocument('other', {
  productFamily: word,
  subFamily: `Other ${word}`,
  relatedProducts: [word],
  material: 'Brass',
})

const { visit } = useSite(() => startWithCatalogue({ long, other }))

const paths = [
  '/products',
  '/products?view=table',
  '/products?q=product',
  `/family/${word.toLowerCase()}`,
  '/long',
  '/other',
  '/compare?products=long,other',
  `/list?items=${word.toUpperCase().slice(0, 60)}:1`,
]

describe.each([390, 1280])('a word of 3,000 letters stays in a window of %i px', (width) => {
  test.each(paths.map((path) => [path.slice(0, 40), path]))('on %s', async (_, path) => {
    const page = await visit(path, { width })
    expect((await page.content()).includes('Wavelength') || path.startsWith('/list')).toBe(true)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(width)
  })
})
