import { nameKey } from './catalogue.ts'
import { error, quote, warning, type CatalogueFile, type Fault } from './check-fault.ts'
import { nearest } from './nearest.ts'
import { isIncluded, lines, text } from './product.ts'

/** What is wrong between products: names and numbers given twice, relations that lead nowhere. */
export function nameFaults(files: readonly CatalogueFile[]): Fault[] {
  return [
    ...repeated(files, ({ data }) => nameKey(text(data.product))).map(({ file, data, first }) =>
      error(file, 'product', `${quote(text(data.product))} is also the name of ${first}`),
    ),
    ...repeated(files, ({ data }) => nameKey(text(data.partNumber))).map(({ file, data, first }) =>
      error(file, 'partNumber', `${quote(text(data.partNumber))} is also the number of ${first}`),
    ),
    ...repeated(files.filter(isShown), rankKey).map(({ file, data, first }) =>
      warning(
        file,
        'rank',
        `${text(data.productFamily)} has rank ${String(data.rank)} already (${first}); the name decides their order`,
      ),
    ),
    ...relationFaults(files),
  ]
}

function rankKey({ data }: CatalogueFile): string {
  const family = text(data.productFamily)
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
    const key = nameKey(text(file.data.product))
    shownBy.set(key, shownBy.get(key) || isShown(file))
  }
  const suggest = suggestions(files)
  return files.flatMap(({ file, data }) =>
    lines(data.relatedProducts).flatMap((name) => {
      const key = nameKey(name)
      const shown = shownBy.get(key)
      if (shown === undefined) {
        const like = suggest(name)
        const advice = like ? `; did you mean ${quote(like)}?` : ''
        return warning(file, 'relatedProducts', `no product is named ${quote(name)}${advice}`)
      }
      if (key === nameKey(text(data.product))) {
        return warning(file, 'relatedProducts', `${quote(name)} is this product itself`)
      }
      return shown
        ? []
        : warning(file, 'relatedProducts', `${quote(name)} is not shown: its 'Include Y or N' is N`)
    }),
  )
}

/**
 * The nearest name, once for each asked. Comparing takes some 15 µs a product, so in a large
 * catalogue with many faults only the first get advice, and the check stays a matter of seconds.
 */
function suggestions(files: readonly CatalogueFile[]) {
  const items = files.map(({ data }) => ({ name: text(data.product), slug: '' }))
  const known = new Map<string, string | undefined>()
  let comparisons = 100_000
  return (name: string): string | undefined => {
    if (!known.has(name) && comparisons > 0) {
      comparisons -= items.length
      known.set(name, nearest(items, name, 1)[0]?.name)
    }
    return known.get(name)
  }
}

function isShown({ data }: CatalogueFile): boolean {
  return isIncluded(text(data['Include Y or N']))
}
