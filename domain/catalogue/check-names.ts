import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { nameKey } from './catalogue.ts'
import { errorFault, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { createSuggest } from './check-suggest.ts'
import { readLifecycle } from './lifecycle.ts'
import { isFormerNumber } from './product-addresses.ts'
import { isIncluded, lines, trimmedText } from './product.ts'
import { variantNumbers } from './variant-numbers.ts'

/** What is wrong between products: names and numbers given twice, relations that lead nowhere. */
export function nameFaults(files: readonly CatalogueFile[]): Fault[] {
  return [
    ...repeated(files, ({ data }) => nameKey(trimmedText(data.product))).map(
      ({ file, data, first }) => {
        const message = fillIn(texts.nameTwice, { name: quote(trimmedText(data.product)), first })
        return errorFault(file, 'product', message)
      },
    ),
    ...repeated(files, ({ data }) => nameKey(trimmedText(data.partNumber))).map(
      ({ file, data, first }) => {
        const number = quote(trimmedText(data.partNumber))
        return errorFault(file, 'partNumber', fillIn(texts.numberTwice, { number, first }))
      },
    ),
    ...repeated(files.filter(isShown), rankKey).map(({ file, data, first }) => {
      const facts = { family: trimmedText(data.productFamily), rank: String(data.rank), first }
      return warningFault(file, 'rank', fillIn(texts.rankTwice, facts))
    }),
    ...relationFaults(files),
  ]
}

function rankKey({ data }: CatalogueFile): string {
  const family = trimmedText(data.productFamily)
  return family && typeof data.rank === 'number' ? `${data.rank} ${family}` : ''
}

/** The files whose key an earlier file has; an empty key is none. */
function repeated(files: readonly CatalogueFile[], keyOf: (file: CatalogueFile) => string) {
  const firstBy = new Map<string, string>()
  return files.flatMap((file) => {
    const key = keyOf(file)
    const first = firstBy.get(key)
    if (key && first === undefined) firstBy.set(key, file.file)
    return first === undefined ? [] : { ...file, first }
  })
}

function relationFaults(files: readonly CatalogueFile[]): Fault[] {
  const shownBy = new Map<string, boolean>()
  for (const file of files) {
    const key = nameKey(trimmedText(file.data.product))
    shownBy.set(key, shownBy.get(key) || isShown(file))
  }
  const suggest = createSuggest(files.map(({ data }) => trimmedText(data.product)))
  return files.flatMap(({ file, data }) =>
    lines(data.relatedProducts).flatMap((name) => {
      const shown = shownBy.get(nameKey(name))
      const fault = (text: string, like?: string) => {
        const facts = { name: quote(name), like: quote(like) }
        return warningFault(file, 'relatedProducts', fillIn(text, facts))
      }
      if (shown === undefined) {
        const like = suggest(name)
        return fault(like ? texts.noSuchNameBut : texts.noSuchName, like)
      }
      if (nameKey(name) === nameKey(trimmedText(data.product))) return fault(texts.itself)
      return shown ? [] : fault(texts.notShown)
    }),
  )
}

/** True for what the site lists: neither marked N nor withdrawn. */
export function isShown({ data }: CatalogueFile): boolean {
  return (
    isIncluded(trimmedText(data['Include Y or N'])) &&
    readLifecycle(data.lifecycle)?.state !== 'withdrawn'
  )
}

/** Numbers that differ on paper but not on the telephone: in hyphens, or in O and 0. */
export function ambiguousFaults(files: readonly CatalogueFile[]): Fault[] {
  const firstBy = new Map<string, { number: string; file: string }>()
  return files.flatMap(({ file, data }) => {
    const numbers = [
      { field: 'partNumber', number: trimmedText(data.partNumber) },
      ...variantNumbers(data.variants).map((number) => ({ field: 'variants', number })),
      ...lines(data.aka)
        .filter(isFormerNumber)
        .map((number) => ({ field: 'aka', number })),
    ].filter(({ number }) => number)
    return numbers.flatMap(({ field, number }) => {
      const key = spoken(number)
      const first = firstBy.get(key)
      if (!first) firstBy.set(key, { number, file })
      // The same number twice is told of elsewhere.
      if (!first || nameKey(first.number) === nameKey(number)) return []
      // A former spelling of the product's own number is what `aka` is for.
      if (field === 'aka' && first.file === file) return []
      const message = fillIn(texts.readsLike, {
        number: quote(number),
        other: quote(first.number),
        file: first.file,
      })
      return errorFault(file, field, message)
    })
  })
}

function spoken(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
}
