import { plainPress } from '#app/lib/plain-press.ts'
import { paths } from '#app/lib/paths.ts'
import { filled } from '#app/ui/filled.tsx'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import type { ListingView } from '../catalogue/listing-view.ts'
import { useFocusAfter } from '../filters/use-focus-after.ts'
import type { ListNavigation } from '../filters/use-filtered-list.ts'
import { readState } from './as-filters.ts'
import type { Reading } from './reading-view.ts'

type Props = {
  /** Of what the reading is. */
  state: ListingState
  reading: Reading
  navigation: ListNavigation
}

const nothing: Reading = { chips: [], unknown: [], passed: [], meant: [] }

/** How a text was read: what is asked for, each with a way to take it back. */
export function ReadAs({ state, reading: { chips }, navigation: { wanted, change } }: Props) {
  const [list, moveFocusAfter] = useFocusAfter(chips.length)
  return (
    <>
      <span aria-hidden="true">{texts.readAsColon}</span>
      {/* The class alone makes it a list without bullets. */}
      <ul className="chips" aria-label={texts.readAs} ref={list}>
        {chips.map(({ says, without, isFilter }) => {
          const left = ({ query }: ListingState) => ({
            query: leftOf(query, state.query, without),
          })
          return (
            <li key={says}>
              <a
                href={paths.products({ ...wanted, ...left(wanted), page: 1 })}
                data-reading={isFilter ? undefined : ''}
                onClick={(event) => {
                  if (!plainPress(event.nativeEvent)) return
                  event.preventDefault()
                  moveFocusAfter()
                  change(left)
                }}
              >
                {says} <span aria-hidden="true">✕</span>
                <span className="visually-hidden">{texts.remove}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

type RemarkProps = {
  reading: Reading | undefined
  state: ListingState
  /** The product no longer made that the text names. */
  former: ListingView['former']
  /** The list has no product: its own heading says so. */
  isEmpty: boolean
  /** Values of filters that no product has. */
  nobodys: ListingView['unknown']
}

/** What of a text was left out, and what may have been meant; without scripts a way to its filters. */
export function Remarks({ reading = nothing, state, former, nobodys, isEmpty }: RemarkProps) {
  const { unknown, passed, meant, filters, unlisted } = reading
  return (
    <>
      {former && (
        <p>
          {former.says} <a href={former.to}>{texts.itsPage}</a>
        </p>
      )}
      {unlisted !== undefined && !isEmpty && (
        <p>{fillIn(texts.notListedAbove, { text: unlisted })}</p>
      )}
      {filters && (
        <a href={paths.products(readState(state, reading))} data-without-scripts="">
          {texts.setAsFilters}
        </a>
      )}
      {nobodys && <p>{fillIn(texts.noneHas, { values: nobodys.join('; ') })}</p>}
      {unknown.length > 0 && <p>{fillIn(texts.notUnderstood, { words: unknown.join(', ') })}</p>}
      {passed.length > 0 && <p>{fillIn(texts.notTaken, { words: passed.join(', ') })}</p>}
      {meant.length > 0 && (
        <p>
          {filled(texts.didYouMean, {
            names: meant.map((number, i) => (
              <span key={number}>
                {i > 0 && texts.or}
                <a href={paths.products({ ...state, query: number, page: 1 })}>{number}</a>
              </span>
            )),
          })}
        </p>
      )}
    </>
  )
}

/**
 * What a text that is on its way leaves once words are taken back too that were taken from the one that is
 * shown: `without` is that one after it.
 */
export function leftOf(wanted: string, shown: string, without: string): string {
  if (wanted === shown) return without
  const kept = wordsOf(without)
  const gone = wordsOf(shown).filter((word) => !takenFrom(kept, word))
  return wordsOf(wanted)
    .filter((word) => !takenFrom(gone, word))
    .join(' ')
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

function takenFrom(words: string[], word: string): boolean {
  const place = words.indexOf(word)
  if (place >= 0) words[place] = ''
  return place >= 0
}
