import { formatValue, headline, type attributeLookup } from './attribute.ts'
import { valueText } from './measure.ts'
import type { Product, ProductSummary } from './product.ts'
import { bare, fold, partNumberMatches } from './search.ts'
import { variantNumbers } from './variant-numbers.ts'

type Defined = ReturnType<ReturnType<typeof attributeLookup>>

/** An attribute's values in the forms that they are asked for in. */
export function statedTexts(
  values: ProductSummary['attributes'][string],
  { unit, better, alsoWritten = [] }: Defined,
): string[] {
  return values.flatMap((value) => {
    const short = valueText(headline(value, better), unit)
    return [
      short,
      // '1260–1650' is asked for as often as '1260 to 1650'.
      ...(typeof value === 'object' ? [short.replace(' to ', '-')] : []),
      formatValue(value, unit),
      ...alsoWritten.map((form) => form.replace('{}', short)),
    ]
  })
}

/** Every other text of a product that the search over all fields looks through, as it is written. */
export function textsOfProduct(product: ProductSummary & Partial<Product>): string[] {
  const { sections = [], features = [], faq = [], relatedProducts = [] } = product
  const { images = [], files = [], videos = [], variants } = product
  return [
    product.name,
    product.text,
    product.partNumber,
    bare(product.partNumber),
    ...product.aka,
    ...product.aka.map(bare),
    ...variantNumbers(variants).flatMap((number) => [number, bare(number)]),
    product.family,
    product.subFamily,
    ...sections.flatMap((section) => [section.heading, section.description]),
    ...features.flatMap((list) => [list.heading, ...list.items]),
    ...faq.flatMap((item) => [item.question, item.answer]),
    ...relatedProducts,
    product.slug,
    ...images,
    ...files.map(({ url }) => url),
    ...videos.flatMap(({ title, url }) => [title, url]),
  ]
}

/** Lower is better: the very part number or name, then a piece of one, then any other match. */
export function matchRank(product: ProductSummary & Partial<Product>, query: string): number {
  const wanted = fold(query).trim()
  const name = fold(product.name)
  const numbers = [product.partNumber, ...variantNumbers(product.variants)]
  if (name === wanted || (bare(wanted) && numbers.some((one) => bare(one) === bare(wanted)))) {
    return 0
  }
  return name.includes(wanted) || numbers.some((one) => partNumberMatches(one, wanted)) ? 1 : 2
}
