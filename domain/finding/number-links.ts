import type { namedKinds } from './named-kinds.ts'
import type { Item } from './read-items.ts'
import { normalize } from './tokens.ts'

type Stretch = { from: number; to: number; written: string }
type Named = ReturnType<typeof namedKinds>

const linking = new Set(['mention', 'fit', 'fitIn'])

/** Where part numbers stand in a normalized text, with hyphens or with spaces. */
export function placesIn(text: string, partNumbers: readonly string[]): Stretch[] {
  const spaced = text.replaceAll('-', ' ')
  return partNumbers.flatMap((written) => {
    const name = normalize(written).trim().replaceAll('-', ' ')
    const from = name ? spaced.indexOf(name) : -1
    return from < 0 ? [] : { from, to: from + name.length, written }
  })
}

/** With abbreviations spelled out, but not within part numbers. */
export function spelledAround(
  text: string,
  [first, ...others]: readonly string[],
  spell: (text: string) => string,
): string {
  if (first === undefined) return spell(text)
  const pieces = text.split(first)
  return pieces.map((piece) => spelledAround(piece, others, spell)).join(first)
}

export const isIn = (
  { from, to }: { from: number; to: number },
  stretches: readonly { from: number; to: number }[],
) => stretches.some((one) => one.from <= from && to <= one.to)

/** What the words beside part numbers make of them: 'A in B', 'which parts go into B'. */
export function linksOf(items: readonly Item[], names: readonly Stretch[]) {
  const sorted = names.toSorted((a, b) => a.from - b.from)
  const [first, second] = sorted
  const isLink = ({ meaning }: Item) => linking.has(meaning?.word ?? '')
  const between = items.filter(({ from, to }) => second && first!.to <= from && to <= second.from)
  const hosts = sorted.filter(({ from }) => {
    const before = items.findLast((one) => one.to <= from && !isPassing(one))
    return before !== undefined && isLink(before)
  })
  const host = hosts.at(-1)
  return {
    linksNumbers: between.some(isLink),
    ...(host && { hostNumber: host.written }),
  }
}

const isPassing = ({ type, meaning }: Item) => type === 'phrase' && meaning?.word === 'stop'

/** 'Accessories for X6-24' asks for what goes with it, of no kind. */
export function withoutAsked(
  named: Named,
  items: readonly Item[],
  partNumbers: readonly string[],
): Named {
  if (partNumbers.length === 0) return named
  const asks = ({ from, to }: Named['kinds'][number]) =>
    items.some(
      ({ meaning, ...one }) => meaning?.word === 'accessory' && from <= one.from && one.to <= to,
    )
  return { ...named, kinds: named.kinds.filter((kind) => !asks(kind)) }
}
