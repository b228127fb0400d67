import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { nameKey } from './catalogue.ts'
import { errorFault, quote, type CatalogueFile, type Fault } from './check-fault.ts'
import { isFormerNumber } from './product-addresses.ts'
import { lines, trimmedText } from './product.ts'
import { variantNumbers } from './variant-numbers.ts'

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
