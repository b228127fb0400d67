import { nameKey } from './catalogue.ts'
import { idOf, type CatalogueFile } from './check-fault.ts'
import { editDistance } from './edit-distance.ts'
import { patternText } from './number-pattern.ts'
import { createNumberReader } from './number-reader.ts'
import { isFormerNumber } from './product-addresses.ts'
import { lines, trimmedText } from './product.ts'
import { variantNumbers } from './variant-numbers.ts'

/** Every part number that a catalogue knows. */
export type KnownNumbers = {
  /** The file of the record that has it as its own number or as a variant's. */
  fileOf: (partNumber: string) => string | undefined
  /** True for what can be ordered, was once, or begins such numbers: a series. */
  isKnown: (partNumber: string) => boolean
  /** A number that differs in a slip or two, as advice; for the first hundred asked only. */
  nearest: (partNumber: string) => string | undefined
  /** True for what begins as some number of the catalogue does: 'QB-7' where there is a QB-15. */
  looksLikeOne: (text: string) => boolean
}

export function createKnownNumbers(files: readonly CatalogueFile[]): KnownNumbers {
  const records = new Map<string, string>()
  const series = new Set<string>()
  const all = new Set<string>()
  const starts = new Set<string>()
  for (const { file, data } of files) {
    const own = trimmedText(data.partNumber)
    const current = [own, ...variantNumbers(data.variants)].filter(Boolean)
    for (const number of current) {
      // A record's own number outdoes another's variant.
      if (number === own || !records.has(nameKey(number))) records.set(nameKey(number), idOf(file))
    }
    const former = lines(data.aka).filter(isFormerNumber)
    const open = patternText(data.ordering).split('{')[0]!.replace(/-$/, '')
    for (const number of [...current, ...former, open].filter(Boolean)) {
      all.add(number)
      for (const start of startsOf(number)) series.add(start)
    }
    for (const number of current) starts.add(lettersOf(number))
  }
  starts.delete('')
  const read = createNumberReader(
    files.map(({ data }) => ({
      partNumber: trimmedText(data.partNumber),
      variants: data.variants,
      ordering: data.ordering,
    })),
  )
  return {
    fileOf: (number) => records.get(nameKey(number)),
    isKnown: (number) => series.has(nameKey(number)) || read(number) !== undefined,
    nearest: createNearestNumber(all),
    looksLikeOne: (text) => starts.has(lettersOf(text)),
  }
}

/** The number itself, and what of it stands before each hyphen: the series it belongs to. */
function startsOf(number: string): string[] {
  const parts = nameKey(number).split('-')
  return parts.map((_, i) => parts.slice(0, i + 1).join('-'))
}

/** The letters that a number begins with; none for one that begins otherwise. */
function lettersOf(number: string): string {
  return /^[A-Z]+/.exec(number)?.[0] ?? ''
}

/** By slips alone: numbers of one series share most of their letters and are other parts. */
function createNearestNumber(all: ReadonlySet<string>) {
  let left = 100
  return (asked: string): string | undefined => {
    if (left-- <= 0) return undefined
    const wanted = squeeze(asked)
    const most = wanted.length < 7 ? 1 : 2
    let best: string | undefined
    let fewest = most + 1
    for (const number of all) {
      const squeezed = squeeze(number)
      // Of two as near, the one as long: a letter exchanged is likelier than one too many.
      const slips =
        editDistance(wanted, squeezed, most) + (squeezed.length === wanted.length ? 0 : 0.5)
      if (slips < fewest) [best, fewest] = [number, slips]
    }
    return best
  }
}

function squeeze(number: string): string {
  return number.toUpperCase().replace(/[^A-Z\d]/g, '')
}
