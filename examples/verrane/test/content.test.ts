import { describe, expect, test } from 'vitest'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import { valueText } from '#domain/catalogue/measure.ts'
import { canConvert } from '#domain/catalogue/units.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'
import { attributeHelp } from '../attribute-help.ts'
import { attributeTerms } from '../attribute-terms.ts'
import { attributes } from '../attributes.ts'
import { beadPage } from '../company/bead.ts'
import * as contact from '../company/contact.ts'
import { newsPage } from '../company/news.ts'
import { cardFields, familyOrder, keyFields } from '../families.ts'
import { familyPages } from '../family-pages.ts'
import * as home from '../home.ts'
import { hotspots } from '../hotspots.ts'
import { footerLinks, menus } from '../navigation.ts'
import { fixedPages, pages } from '../pages.ts'
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
const withProducts = new Set(included.map((product) => product.family))

describe('pages', () => {
  test('have addresses of their own', () => {
    expect(repeated(fixedPages.map((page) => page.path))).toEqual([])
    expect(fixedPages.filter((page) => shownSlugs.has(page.path.slice(1)))).toEqual([])
  })

  test('have descriptions that a search engine shows whole, and no two the same', () => {
    const lengths = fixedPages.map(({ path, description }) => ({
      path,
      length: description.length,
    }))
    expect(lengths.filter(({ length }) => length < 50 || length > 155)).toEqual([])
    expect(repeated(fixedPages.map((page) => page.description))).toEqual([])
  })

  test('say something under every heading', () => {
    const empty = pages.flatMap(({ path, title, intro, sections }) => [
      ...(title && intro && sections.length > 0 ? [] : [path]),
      ...sections
        .filter(({ heading, paragraphs, list, cards }) => {
          const texts = [...paragraphs, ...(list ?? []), ...(cards ?? []).map(({ text }) => text)]
          return !heading || texts.length === 0 || texts.some((text) => text.trim() === '')
        })
        .map(({ heading }) => `${path}: ${heading}`),
    ])
    expect(empty).toEqual([])
  })

  test('show families that have products', () => {
    const names = pages.flatMap((page) => page.families ?? [])
    expect(names.filter((name) => !familyOrder.includes(name) || !withProducts.has(name))).toEqual(
      [],
    )
  })
})

describe('links', () => {
  const links = [
    ...valuesOf([menus, footerLinks, redirects, records], 'to'),
    ...(newsPage?.releases ?? []).map(({ link }) => link),
  ]

  test('lead to a page, a family or a product that is shown', () => {
    const broken = links.filter((to) => !addresses.has(withoutQuery(to)))
    expect(broken).toEqual([])
  })

  test('reach every page from a menu, the footer or another page', () => {
    const reached = new Set(links.map(withoutQuery))
    expect(fixedPages.map((page) => page.path).filter((path) => !reached.has(path))).toEqual([])
  })

  test('name offices that have a telephone, and whole addresses of other sites', () => {
    const known = site.phones.map(({ office }) => office)
    const offices = [...valuesOf(records, 'call'), ...contact.offices.map(({ phone }) => phone)]
    expect(offices.filter((office) => !known.includes(office))).toEqual([])
    expect(valuesOf(records, 'url').filter((url) => !/^https?:\/\/\S+$/.test(url))).toEqual([])
  })

  test('never redirect from an address that exists', () => {
    expect(redirects.filter((redirect) => addresses.has(redirect.path))).toEqual([])
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
  test('belongs to the families we know', () => {
    expect(products.filter((product) => !familyOrder.includes(product.family))).toEqual([])
    expect(familyOrder.filter((name) => !withProducts.has(name))).toEqual([])
  })

  test('has no two products of one name', () => {
    expect(repeated(products.map((product) => nameKey(product.name)))).toEqual([])
  })

  test('relates products that exist', () => {
    const names = new Set(products.map((product) => nameKey(product.name)))
    const unknown = products.flatMap(({ slug, relatedProducts }) =>
      relatedProducts.filter((name) => !names.has(nameKey(name))).map((name) => `${slug}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

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

  test('keeps to the closed vocabularies', () => {
    const define = attributeLookup(attributes)
    const outside = products.flatMap((product) =>
      Object.entries(product.attributes).flatMap(([key, values]) => {
        const vocabulary = define(key).values
        return values
          .filter((value) => vocabulary && !vocabulary.includes(valueText(value)))
          .map((value) => `${product.slug}: ${key} = ${valueText(value)}`)
      }),
    )
    expect(outside).toEqual([])
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

  test('has the fields that cards show, and the products that hotspots explain', () => {
    const known = new Set(attributes.map((attribute) => attribute.key))
    expect(Object.keys(cardFields)).toEqual(familyOrder)
    expect(Object.keys(keyFields)).toEqual(familyOrder)
    expect(
      [cardFields, keyFields]
        .flatMap((fields) => Object.values(fields).flat())
        .filter((key) => !known.has(key)),
    ).toEqual([])
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

function repeated(values: string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0]!
}
