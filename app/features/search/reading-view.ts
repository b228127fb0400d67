import type { ProductSummary } from '#domain/catalogue/product.ts'
import { asWritten } from '#domain/search/as-written.ts'
import type { IgnoredWords } from '#domain/search/ignored-words.ts'
import type { Operator } from '#domain/search/language-pack.ts'
import { constraintsHeld, type ListedMatches } from '#domain/search/listed-matches.ts'
import { hasOperator, type Item } from '#domain/search/phrase-spotter.ts'
import { sayConstraint, wordsRead } from '#domain/search/say-constraint.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import { asFilter, type AsFilter } from './as-filters.ts'

/** How a text query was read. */
export type Reading = {
  /** What is asked for, each with the query that is left without its words; some as filters do. */
  chips: { says: string; without: string; isFilter?: true }[]
  /** Words that nobody knows. */
  unknown: string[]
  /** Words that are known and that what is shown was not held to. */
  passed: string[]
  /** What of it can be filters, and the query that is left without their words. */
  filters?: { query: string; set: AsFilter[] }
  /** Part numbers that may have been meant by one with a slip. */
  meant: string[]
  /** Nothing of the kind is sold: what was looked for. */
  unlisted?: string
}

type Listed = Pick<ProductSummary, 'attributes'> &
  Partial<Pick<ProductSummary, 'name' | 'family' | 'subFamily'>>

type Stretch = { from: number; to: number }
/** A part of the query with what it is said as. */
type ReadPart = Stretch & { says: string; filter?: AsFilter | undefined }

const maxMeant = 3
/** A longer text is no name of what was looked for. */
const maxUnlistedLength = 60
const namesRead = 4

/** The reading as the list shows it; a part number needs none, it is found or not. */
export function readingView<P extends Listed>(
  matches: ListedMatches<P>,
  { unknown, known }: IgnoredWords,
  isSet: (filter: AsFilter) => boolean = () => false,
): Reading {
  const { query, isNumber, isUnlisted, fits, others } = matches
  const { written, text, kinds, excluded, numbers, items } = query
  const meant = numbers.filter(({ match }) => match === 'near').map((hit) => hit.partNumber)
  const reading = { chips: [], unknown: [], passed: [], meant: meant.slice(0, maxMeant) }
  if (isNumber) return reading
  const products = [...fits, ...others].map(({ product }) => product)
  const namesShown = products.slice(0, namesRead).flatMap(namesOf)
  // The query as it was written, where places hold there, too.
  const source = written.length === text.length ? written : text
  const say = (says: string) => asWritten(says, [written, ...namesShown])
  const parts: ReadPart[] = [
    ...kinds.map((kind) => ({ ...kind, says: say(wordsRead(kind, query)) })),
    ...constraintsHeld(matches).map((constraint) => {
      const filter = asFilter(constraint, fits)
      // Of what no record is held to, a value's whole name may say too much.
      const isUncertain = !filter && !constraint.isNegated && constraint.test.type === 'values'
      const says = isUncertain ? wordsRead(constraint, query) : sayConstraint(constraint, query)
      return { ...constraint, says: say(says), filter }
    }),
    ...excluded.map((kind) => ({
      ...kind,
      says: fillIn(texts.not, { kind: say(wordsRead(kind, query)) }),
    })),
  ]
  const sayings = new Set<string>()
  // What the filters say already is not said twice.
  const shown = parts.filter(({ filter }) => !(filter && isSet(filter)))
  const settable = shown.filter(({ filter }) => filter)
  const without = (cut: readonly Stretch[]) =>
    withoutStretches(
      source,
      cut.map((stretch) => withSign(withOperators(stretch, items), text)),
    )
  return {
    ...reading,
    ...(settable.length > 0 && {
      filters: {
        query: without(settable),
        set: settable.flatMap(({ filter }) => filter ?? []),
      },
    }),
    chips: shown
      .filter(({ says }) => !sayings.has(says) && sayings.add(says))
      .map((part) => ({
        says: part.says,
        without: without([part]),
        ...(part.filter && { isFilter: true as const }),
      })),
    passed: known,
    unknown,
    ...(isUnlisted && {
      unlisted: written.length <= maxUnlistedLength ? written.trim() : unknown.join(' '),
    }),
  }
}

const namesOf = ({ family = '', subFamily = '', name = '' }: Listed) => [family, subFamily, name]

const operatorsBefore: Operator[] = ['low', 'above', 'high', 'below', 'near', 'exact', 'negation']
const operatorsBehind: Operator[] = ['lowAfter', 'highAfter', 'betterAfter']

/** With the words that only say how it is meant: 'not', 'or more'. */
function withOperators({ from, to }: Stretch, items: readonly Item[]): Stretch {
  const first = items.findIndex((item) => item.from >= from)
  const last = items.findLastIndex((item) => item.to <= to)
  let [start, end] = [first, last]
  while (start > 0 && hasOperator(items[start - 1]!, ...operatorsBefore)) start--
  while (items[end + 1] && hasOperator(items[end + 1]!, ...operatorsBehind)) end++
  return {
    from: start < first ? items[start]!.from : from,
    to: end > last ? items[end]!.to : to,
  }
}

const withSign = ({ from, to }: Stretch, text: string): Stretch => ({
  from: /(?:^|\s)-$/.test(text.slice(0, from)) ? from - 1 : from,
  to,
})

function withoutStretches(text: string, cuts: readonly Stretch[]): string {
  return Array.from({ length: text.length }, (_, at) =>
    cuts.some(({ from, to }) => from <= at && at < to) ? ' ' : text[at],
  )
    .join('')
    .replace(/\s+(?=[\s,;.])/g, '')
    .replace(/([,;])[,;]+/g, '$1')
    .replace(/^[\s,;.]+|[\s,;]+$/g, '')
}
