import { interfaces } from '#content/interfaces.ts'
import { productWords } from '#content/product-words.ts'
import { numberedPath, paths } from '#app/lib/paths.ts'
import type { Companion, CompanionKind, CompanionRow } from '#domain/catalogue/companions.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { lookup } from '#domain/lookup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/product.ts'
import type { Fact, FactRow } from './product-facts-view.ts'

type Named = Pick<ProductSummary, 'slug' | 'name' | 'partNumber' | 'family' | 'subFamily'>

/** What a companion is to a product. */
export const companionLabels: Record<CompanionKind, string> = texts.companions

/** What goes with a product: `names` of each row, and where the others are listed. */
export function goesWithRows<P extends Named>(
  rows: readonly CompanionRow<P>[],
  names: number,
): FactRow[] {
  return rows.map(({ kind, interface: name, places = 1, companions }) => {
    // Counting one or two in a line of their own is no shorter than naming them.
    const shown = companions.length <= names + 2 ? companions.length : names
    return {
      label: companionLabels[kind],
      ...(name && { of: placesNamed(name, places) }),
      facts: [
        ...companions.slice(0, shown).map((companion) => factOf(companion, kind)),
        ...others(companions.slice(shown)),
      ],
    }
  })
}

const definitions = new Map(interfaces.map((definition) => [definition.name, definition]))

/** '12 V6 slots', and 'V6 slot' of one. */
export function placesNamed(name: string, places: number): string {
  const several = definitions.get(name)?.plural
  return several && places !== 1 ? `${places} ${several}` : plural(places, texts.places, { name })
}

function factOf<P extends Named>(companion: Companion<P>, kind: CompanionKind): Fact {
  const { product, partNumber, relation } = companion
  const word = relation && lookup(productWords.relations, relation)
  const number = product ? partNumber : ''
  const either = relation === 'either' && kind === 'needs' ? texts.either : ''
  const note = [number, either || howMany(companion, kind)].filter(Boolean).join(', ')
  return {
    text: product ? product.name : [word, partNumber].filter(Boolean).join(' '),
    ...(product && { to: numberedPath(product, number || product.partNumber) }),
    ...(note && { note }),
  }
}

function howMany({ quantity = 1, maximum }: Companion<Named>, kind: CompanionKind): string {
  if (kind === 'includes') {
    return maximum
      ? fillIn(texts.inBoxAndMore, { count: quantity, most: maximum })
      : fillIn(texts.inBox, { count: quantity })
  }
  // Seen from the part: how many of it each of the others has, or takes.
  if (kind === 'partOf') return quantity > 1 ? fillIn(texts.each, { count: quantity }) : ''
  const each = kind === 'fits' || kind === 'accessoryOf'
  if (!maximum || (each && maximum === 1)) return ''
  if (maximum === 1) return texts.one
  return each ? fillIn(texts.upToEach, { most: maximum }) : fillIn(texts.upTo, { most: maximum })
}

function others<P extends Named>(rest: readonly Companion<P>[]): Fact[] {
  const linked = rest.flatMap(({ product }) => product ?? [])
  const unknown = rest.length - linked.length
  const counted = countedByPlace(linked).map(({ to, ...more }) => ({
    text: fillIn(texts.moreIn, more),
    to,
  }))
  return unknown ? [...counted, { text: fillIn(texts.more, { count: unknown }) }] : counted
}

/** Counted by family, or by type where the rest of a family is of one, with the page that lists these. */
export function countedByPlace(
  rest: readonly Named[],
): { count: number; place: string; to: string }[] {
  return [...Map.groupBy(rest, ({ family }) => family)].map(([family, products]) => {
    const types = new Set(products.map(({ subFamily }) => subFamily))
    const [type] = types.size === 1 ? types : []
    return {
      count: products.length,
      place: type || family || texts.otherFamilies,
      to: family ? paths.familyByName(family, type) : paths.products(),
    }
  })
}
