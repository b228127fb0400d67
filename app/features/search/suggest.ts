import { foundInList, isNumberAlone } from '#domain/catalogue/found.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { bare, fold, headerSearchLimit, queryWords } from '#domain/catalogue/search.ts'
import type { Finder, Found } from '#domain/finding/find.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import { missesOf } from './misses-of.ts'
import { namedNumber } from './named-number.ts'
import { passedOver } from './passed-over.ts'
import { readingView, type Reading } from './reading-view.ts'
import { suggestionsOf, type Suggestions } from './suggestions-of.ts'
import { createTypedReader } from './unfinished-word.ts'

/** A page or document, by its title. */
export type Title = {
  title: string
  path: string
  note: string
  /** A document whose title is another than its file's name is found by either. */
  fileName?: string
  /** It is found by these numbers and addresses alone. */
  numbers?: string[]
}

const maxTitles = 4

/** Prepares the header's search for a catalogue; the finder's products are the catalogue's. */
export function createSuggest<P extends ProductSummary>(
  products: readonly P[],
  finder: Finder<P>,
  titles: readonly Title[],
): (text: string) => Suggestions {
  const list = { products, positions: finder.ids }
  const readTyped = createTypedReader(products, finder)
  const folded = titles.map((one) => ({
    one,
    text: fold(`${one.title} ${one.fileName ?? ''}`),
    numbers: one.numbers?.map(bare),
  }))

  return (typed) => {
    const { text, finding } = readTyped(typed)
    const { results, understanding, numbers } = finding
    const found = foundInList(finding, text, list)
    const place = (product: P) => list.positions.get(product) ?? []
    const called = finder.called(text, products.length)
    const alike = new Set([...found.fits, ...called])
    // Of words alone, all that holds them stands behind what is called so.
    const asksNothing = understanding.kinds.length + understanding.requirements.length === 0
    const others = asksNothing && !isNumberAlone(text, numbers) ? found.near(() => true) : []
    const besides = others.flatMap(({ product }) => place(product)).filter((at) => !alike.has(at))
    const ordered = found.bestFirst([...alike, ...new Set(besides)], alike)
    const near = ordered.length === 0 && results.length > 0 ? found.near(() => true) : []
    const shown = near.length
      ? near.map(({ product }) => product)
      : ordered.slice(0, headerSearchLimit).map((position) => products[position]!)
    const pages = pagesOf(text, found.words)
      .slice(0, maxTitles)
      .map(({ title, path, note }) => ({ to: path, name: title, note }))
    const isNear = near.length > 0
    const numberOf = (product: P) => namedNumber(finding, product)
    const offered = suggestionsOf(text, shown, { isNear, total: ordered.length, numberOf })
    const missedBy = (one: Found<P> | undefined) => {
      const misses = one ? missesOf(one, finding, (product) => finder.facts(product)) : []
      return misses.length > 0 && { misses: misses.join('; ') }
    }
    const passed = passedOver(finding, shown, finder)
    const reading = readingView(finding, text, { passed, isCalled: called.length > 0 })
    const remark = headerRemark(
      text,
      { shown: shown.length, found: ordered.length, isNear },
      reading,
    )
    const chips = reading.chips.map(({ says, without }) => ({ says, without }))
    return {
      ...offered,
      links: offered.links.map((link, at) => ({ ...link, ...missedBy(near[at]) })),
      ...(chips.length > 0 && { chips }),
      remark,
      pages,
    }
  }

  /** All words first: of 'brochure of valves' only 'valve' is asked of products. */
  function pagesOf(text: string, words: readonly string[]): Title[] {
    const said = queryWords(text)
    const whole = folded.filter((title) =>
      title.numbers
        ? title.numbers.includes(bare(text))
        : said.length > 0 && said.every((word) => ` ${title.text}`.includes(` ${word}`)),
    )
    const found = whole.length
      ? whole
      : folded.filter(
          (title) =>
            !title.numbers && words.length > 0 && words.every((word) => title.text.includes(word)),
        )
    return found.map(({ one }) => one)
  }
}

/** What the header says above its products: how many there are, and what of the text was left out. */
function headerRemark(
  text: string,
  { shown, found, isNear }: { shown: number; found: number; isNear: boolean },
  { unknown, passed, meant }: Pick<Reading, 'unknown' | 'passed' | 'meant'>,
): string | undefined {
  const [number] = meant
  const said = [
    number && isNear
      ? fillIn(texts.didYouMean, { names: number })
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
