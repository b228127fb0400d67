import { attributes } from '#content/attributes.ts'
import type { Site } from '#app/context.ts'
import { labelFromKey } from '#domain/catalogue/attribute.ts'
import type { NumberedProduct } from '#domain/catalogue/number-reader.ts'
import { successorOf } from '#domain/catalogue/product-addresses.ts'
import type { ListItem } from '#domain/deciding/list-items.ts'
import type { ListReader, WrittenNumber } from '#domain/deciding/parts-list.ts'
import { createWrittenReader } from '#domain/deciding/written-number.ts'
import { createPause } from '#domain/memo/pause.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { askedNumber } from '#domain/search/asked-number.ts'
import type { Match, ProductSearch, Query } from '#domain/search/product-search.ts'
import type { Checked } from '#domain/search/relevance.ts'

export type ListSite = Pick<Site, 'catalogue' | 'addresses' | 'numbers' | 'companions' | 'search'>

export const definitions = new Map(
  attributes.map((one) => [one.key, { label: labelFromKey(one.key), ...one }]),
)

/** Reading a text is dear, and an address may be full of them. */
const maxAsked = 100
/** The whole of what a line says takes longer than its numbers. */
const maxWords = 40

type SiteReader = ListReader & {
  /** False where what may have been meant by numbers that are none cannot be told yet. */
  isWhole: boolean
  /** Reads many ahead, with turns for others in between: what was meant by one takes all numbers to tell. */
  lookAhead: (items: readonly ListItem[]) => Promise<void>
}

type Numbers = Pick<Site, 'catalogue' | 'addresses' | 'numbers'>

/** Reads part numbers as buyers write them: what was one before as well, and a length beside one. */
export function numbersOf(site: Numbers): (written: string) => WrittenNumber | undefined {
  return createWrittenReader({
    numbers: site.numbers,
    formerly: (number) => formerly(site, number),
    definitions,
  })
}

function formerly({ catalogue, addresses }: Omit<Numbers, 'numbers'>, number: string) {
  return catalogue.bySlug.get(addresses.slugOf(number) ?? '')
}

/** Reads part numbers of whatever was ever sold. */
export async function listReader({
  catalogue,
  addresses,
  numbers,
  search,
}: ListSite): Promise<SiteReader> {
  const ready = await search()
  const read = numbersOf({ catalogue, addresses, numbers })
  const asked = new Map<string, readonly (NumberedProduct & { match: string })[]>()
  const hitsOf = (written: string) => {
    const known = asked.get(written)
    if (known || asked.size >= maxAsked) return known ?? []
    const hits = ready?.parse(written).numbers ?? []
    asked.set(written, hits)
    return hits
  }
  const words = new Map<string, readonly NumberedProduct[]>()
  /** What may have been meant: by a number that is none, or by words. */
  const meantBy = (written: string): readonly NumberedProduct[] => {
    const hits = hitsOf(written).filter((hit) => hit.product.partNumber)
    if (hits.length > 0 || !ready) return hits
    const known = words.get(written)
    if (known || words.size >= maxWords) return known ?? []
    const meant = meantByWords(ready, written)
    words.set(written, meant)
    return meant
  }
  const spelled = (written: string): NumberedProduct | undefined => {
    const [hit] = hitsOf(written)
    const isSure = hit?.match === 'exact' || hit?.match === 'built'
    return isSure && sameSigns(hit.partNumber, written) ? hit : undefined
  }
  return {
    isWhole: ready !== undefined,
    lookAhead: async (items) => {
      const pause = createPause()
      for (const { partNumber } of items) {
        if (!read(partNumber)) meantBy(partNumber)
        await pause()
      }
    },
    read: (written) => read(written) ?? spelled(written),
    guess: (written) => {
      const product = formerly({ catalogue, addresses }, written)
      const meant = meantBy(written)
      return product?.partNumber ? [{ product, partNumber: product.partNumber }, ...meant] : meant
    },
    isWithdrawn: ({ slug }) => addresses.withdrawn.has(slug),
    successorOf: (product) => successorOf(catalogue, addresses, product)?.product,
  }
}

/** 'vhd1 144lc' is the number, hyphens or not; a number among other words is not all of them. */
function sameSigns(a: string, b: string): boolean {
  const signs = (text: string) => text.toUpperCase().replace(/[^\p{L}\d]/gu, '')
  return signs(a) === signs(b)
}

/** More than two are no offer. */
const maxOffered = 2
/** Of the words and figures of a line, so many stand in what it may mean: the rest would be passed over. */
const minCoverage = 0.4

/**
 * The part numbers that a line of words decides on: of what meets all that is asked, what holds most of the
 * words and the figures themselves. A series without a length is no number, and what several serve
 * alike is for the search to show.
 */
function meantByWords(
  search: Pick<ProductSearch<Product>, 'find'>,
  written: string,
): NumberedProduct[] {
  if (!isWords.test(written)) return []
  const { query, matches } = search.find(written)
  // The best of all is meant where it meets all that is asked, whatever its kind is called.
  const fitting = matches.filter(
    ({ isFit, checks }, rank) => isFit || (rank === 0 && checks.length > 0 && checks.every(isMet)),
  )
  const [best] = fitting
  if (!best || query.unknown.length > 0) return []
  const isDemanding = query.constraints.length > 0
  const { coverage } = best.features
  if (coverage < (isDemanding ? minCoverage : 1) || (!isDemanding && fitting.length > 1)) return []
  const offered = fitting
    .filter(
      (match) =>
        match.features.coverage >= coverage && distanceOf(match) <= distanceOf(best) + tolerance,
    )
    .flatMap(({ product }) => {
      const partNumber = numberFor(product, query)
      return partNumber ? { product, partNumber } : []
    })
  return offered.length > maxOffered ? [] : offered
}

const isMet = ({ result }: Checked) => result === 'met'
const tolerance = 1e-9

function numberFor(product: Product, query: Query<Product>): string | undefined {
  const isSeries = product.variants != null || product.ordering != null
  const number = askedNumber(product, query.constraints)?.partNumber
  if (number || isSeries) return number
  return query.kinds.length > 0 ? product.partNumber : undefined
}

/** How far what it has is from the figures that were asked: eight ports serve for four, and are none. */
const distanceOf = ({ checks }: Match<Product>) =>
  checks.reduce((sum, { distance }) => sum + distance, 0)

/** More than one word, and not in signs alone. */
const isWords = /\p{L}{3}.*\s|\s.*\p{L}{3}/u
