import { fold, foldNames, headerSearchLimit, placesByName } from '#domain/catalogue/search.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import { ignoredWords } from '#domain/search/ignored-words.ts'
import { listMatches, type ListedMatches } from '#domain/search/listed-matches.ts'
import type { PageSearch } from '#domain/search/page-search.ts'
import type { ProductSearch } from '#domain/search/product-search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import { missesOf } from './misses-of.ts'
import { namedNumber } from '#domain/search/named-number.ts'
import { readingView, type Reading } from './reading-view.ts'
import { siteResults, withoutProducts } from './site-results.ts'
import { suggestionsOf, type Suggestions } from './suggestions-of.ts'
import { findTyped } from './unfinished-word.ts'

/**
 * What the header offers for a text: products whose names contain it, then those that fit, else those
 * that come nearest; and pages, before them where no product's name contains the text and a page answers
 * better.
 */
export function suggest<P extends ProductSummary>(
  text: string,
  search: ProductSearch<P>,
  findPages: PageSearch['find'],
): Suggestions {
  const products = productsOf(search.places) as P[]
  const asked = listMatches(findTyped(search, text), search)
  const pages = siteResults(findPages(text), asked)
  const matches = pages.isAlone ? withoutProducts(asked) : asked
  const { query, fits, leading, others, isUnlisted } = matches
  const called = placesByName(foldedNames(products), text, products.length).map(
    (place) => products[place]!,
  )
  const isFit = new Set(fits.map(({ product }) => product))
  const found = [
    ...new Set([
      ...namedSo(text, called, matches),
      ...leading.map(({ product }) => product),
      ...isFit,
      ...called,
    ]),
  ]
  const near = found.length === 0 ? others.slice(0, headerSearchLimit) : []
  const shown = near.length ? near.map(({ product }) => product) : found.slice(0, headerSearchLimit)
  const isNear = near.length > 0
  const named = new Set(called)
  const matchOf = new Map(
    [...near, ...leading.filter(({ product }) => !named.has(product))].map((match) => [
      match.product,
      match,
    ]),
  )
  const offered = suggestionsOf(text, shown, {
    isNear,
    total: found.length,
    numberOf: (product) => namedNumber(query, product, isFit.has(product)),
  })
  const reading = readingOf(matches, shown, search, called.length > 0)
  return {
    ...offered,
    links: offered.links.map((link, at) => {
      const match = matchOf.get(shown[at]!)
      const misses = match ? missesOf(match, query, search) : []
      return { ...link, ...(misses.length > 0 && { misses: misses.join('; ') }) }
    }),
    remark: headerRemark(
      text,
      { shown: shown.length, found: found.length, isNear, isUnlisted },
      reading,
    ),
    pages: pages.links,
    ...(called.length === 0 && (pages.isFirst || shown.length === 0) && { isPagesFirst: true }),
  }
}

/** The products whose names contain the text, the very name first, then as they are ranked. */
function namedSo<P extends ProductSummary>(
  text: string,
  called: readonly P[],
  { fits, others }: ListedMatches<P>,
): P[] {
  const wanted = fold(text).trim()
  const rank = new Map([...fits, ...others].map(({ product }, at) => [product, at]))
  const orderOf = (product: P) =>
    fold(product.name) === wanted ? -1 : (rank.get(product) ?? Infinity)
  return called
    .filter(({ name }) => fold(name).includes(wanted))
    .map((product) => ({ product, order: orderOf(product) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ product }) => product)
}

/** Whoever types 'pan' is understood where products are called so. */
function readingOf<P extends ProductSummary>(
  matches: ListedMatches<P>,
  shown: readonly P[],
  search: ProductSearch<P>,
  isCalled: boolean,
): Reading {
  const reading = readingView(matches, ignoredWords(matches, shown, search))
  return isCalled ? { ...reading, unknown: [] } : reading
}

const productsOf = rememberFor((places: ReadonlyMap<unknown, number>) => [...places.keys()])

/** To fold all names takes 10 ms of 20,000 products. */
const foldedNames = rememberFor((products: readonly ProductSummary[]) =>
  products.map((product) => foldNames(product)),
)

type Counts = { shown: number; found: number; isNear: boolean; isUnlisted: boolean }

/** What the header says above its products: how many there are, and what of the text was left out. */
function headerRemark(
  text: string,
  { shown, found, isNear, isUnlisted }: Counts,
  { unknown, passed, meant, unlisted = '' }: Reading,
): string | undefined {
  const [number] = meant
  const said = [
    number && isNear
      ? fillIn(texts.didYouMean, { names: number })
      : isNear && isUnlisted
        ? fillIn(texts.notListedNearest, { text: unlisted })
        : isNear
          ? texts.noneMeetsNearest
          : shown === 0
            ? fillIn(texts.noneFits, { text: text.trim() })
            : found > shown
              ? fillIn(texts.bestOf, { shown, found })
              : '',
    shown > 0 &&
      unknown.length > 0 &&
      `${fillIn(texts.notUnderstood, { words: unknown.join(', ') })}.`,
    passed.length > 0 && `${fillIn(texts.notTaken, { words: passed.join(', ') })}.`,
  ].filter(Boolean)
  return said.length ? said.join(' ') : undefined
}
