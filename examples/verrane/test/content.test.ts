import { describe, expect, test } from 'vitest'
import { familySlug } from '#domain/catalogue/family.ts'
import { canConvert } from '#domain/catalogue/units.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'
import { fakeTerminal } from '../../../cli/catalogue/operator.fixture.ts'
import { companyFolder } from '../../../cli/company.mjs'
import { checkContent } from '../../../cli/content/check.ts'
import { attributeHelp } from '../attribute-help.ts'
import { attributeTerms } from '../attribute-terms.ts'
import { attributes } from '../attributes.ts'
import { beadPage } from '../company/bead.ts'
import * as contact from '../company/contact.ts'
import { cardFields, familyOrder, keyFields } from '../families.ts'
import { familyPages } from '../family-pages.ts'
import * as home from '../home.ts'
import { hotspots } from '../hotspots.ts'
import { fixedPages } from '../pages.ts'
import { productFilms } from '../product-films.ts'
import { redirects } from '../redirects.ts'
import { site } from '../site.ts'
import { values } from '../values.ts'

const products = readCatalogueFolder('examples/verrane/catalogue').map(({ product }) => product)
const included = products.filter((product) => product.included)
const shownSlugs = new Set(included.map((product) => product.slug))
const addresses = new Set([
  '/',
  '/products',
  '/list',
  ...familyOrder.map((name) => `/family/${familySlug(name)}`),
  ...fixedPages.map((page) => page.path),
  ...[...shownSlugs].map((slug) => `/${slug}`),
])
/** Everything told in records, however deep. */
const records = [site, fixedPages, home, values, contact, productFilms, familyPages]

test('the check of a company’s folder tells nothing of it but products that share a rank', async () => {
  const { terminal, lines } = fakeTerminal()
  expect(await checkContent(companyFolder(), { checkTypes: false }, terminal)).toBe(0)
  const told = lines.filter((line) => !line.includes(': rank: warning: '))
  expect(told).toEqual(['', expect.stringMatching(/ products read: 0 errors, \d warnings\.$/)])
})

describe('links', () => {
  test('name offices that have a telephone', () => {
    const known = site.phones.map(({ office }) => office)
    const offices = [...valuesOf(records, 'call'), ...contact.offices.map(({ phone }) => phone)]
    expect(offices.filter((office) => !known.includes(office))).toEqual([])
  })

  test('redirect to an address that exists, and never from one', () => {
    expect(redirects.filter(({ to }) => !addresses.has(withoutQuery(to)))).toEqual([])
    expect(redirects.filter(({ path }) => addresses.has(path))).toEqual([])
  })
})

describe('family pages', () => {
  test('are written for every family, in order', () => {
    expect(familyPages.map(({ name, slug }) => ({ name, slug }))).toEqual(
      familyOrder.map((name) => ({ name, slug: familySlug(name) })),
    )
  })

  test('keep to the lengths the layout is made for', () => {
    const outside = familyPages.filter(({ headline, bodyText }) => {
      const words = bodyText.split(/\s+/).length
      return headline.length > 60 || words < 70 || words > 110
    })
    expect(outside.map((page) => page.name)).toEqual([])
  })
})

describe('the catalogue', () => {
  test('says of every attribute what its values are and where it stands', () => {
    const incomplete = attributes.filter(
      ({ kind, group, explain, unit, usUnit }) =>
        !kind ||
        !group ||
        !explain ||
        ((kind === 'number' || kind === 'interval') && unit === undefined) ||
        (usUnit !== undefined && !canConvert(unit ?? '', usUnit)),
    )
    expect(incomplete.map(({ key }) => key)).toEqual([])
    const terms = attributeTerms.map(({ key }) => key)
    expect(Object.keys(attributeHelp).filter((key) => !terms.includes(key))).toEqual([])
  })

  test('has no attribute that no product states', () => {
    const stated = new Set(products.flatMap((product) => Object.keys(product.attributes)))
    // A weight comes with the record of a product's size.
    const unused = attributes.filter(({ key }) => key !== 'weight' && !stated.has(key))
    expect(unused.map(({ key }) => key)).toEqual([])
  })

  test.runIf(beadPage)('has every product that states compliance in one category', () => {
    const { attribute, table } = beadPage!
    const stating = included.filter((product) => product.attributes[attribute])
    const places = stating.map(({ slug, family, subFamily }) => {
      const categories = table.categories.filter(
        (category) => category.family === family && (category.types?.includes(subFamily) ?? true),
      )
      return { slug, categories: categories.length }
    })
    expect(places.length).toBeGreaterThan(0)
    expect(places.filter(({ categories }) => categories !== 1)).toEqual([])
  })

  test('has fields on cards for each family, and the products that hotspots explain', () => {
    expect(Object.keys(cardFields)).toEqual(familyOrder)
    expect(Object.keys(keyFields)).toEqual(familyOrder)
    expect(Object.keys(hotspots).filter((slug) => !shownSlugs.has(slug))).toEqual([])
  })
})

/** Every text that stands under one of the records' fields of this name. */
function valuesOf(record: unknown, name: string): string[] {
  if (record === null || typeof record !== 'object') return []
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) =>
    key === name && typeof value === 'string' ? value : valuesOf(value, name),
  )
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0]!
}
