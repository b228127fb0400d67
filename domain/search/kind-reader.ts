import { isDenied, isInContext } from './item-context.ts'
import type { Item } from './phrase-spotter.ts'

/** A kind of product that a text names. */
export type NamedKind = {
  says: string
  /** Places of the products. */
  members: ReadonlySet<number>
  from: number
  to: number
}

/** Kinds behind 'for' or 'in' are only spoken of, unless nothing else is named. */
export function readKinds(text: string, items: readonly Item[], taken: Set<Item>) {
  const kinds: NamedKind[] = []
  const hosts: NamedKind[] = []
  const excluded: NamedKind[] = []
  const ofDeniedValues: NamedKind[] = []
  const described: number[] = []
  for (const [at, item] of items.entries()) {
    const { kind, operators } = item.meaning
    if (!kind?.size || operators) continue
    // What only describes a kind behind it: 'splice' of 'splice closure' as attribute of a figure.
    if (item.meaning.attributes && !isAlone(items, at)) continue
    const named = {
      says: text.slice(item.from, item.to),
      members: kind,
      from: item.from,
      to: item.to,
    }
    taken.add(item)
    // 'No silicon photodiodes' denies the silicon alone.
    if (isDenied(items, at, 'kind'))
      (isValue(items[at - 1]) ? ofDeniedValues : excluded).push(named)
    else if (isInContext(items, at)) {
      hosts.push(named)
      described.push(at)
    } else kinds.push(named)
  }
  if (kinds.length === 0) kinds.push(...ofDeniedValues)
  if (kinds.length === 0 && hosts.length > 0) {
    kinds.push(hosts.shift()!)
    described.shift()
  }
  // 'Our 432-fiber panel': what stands before a host is said of it; a part is no host: 'with a 60 m tail'.
  const ofHosts = described.filter((at) => !isInContext(items, at, ['feature']))
  for (const at of ofHosts) for (const item of before(items, at)) taken.add(item)
  return { kinds: joinNeighbors(kinds, text), hosts, excluded }
}

const isValue = (item: Item | undefined): boolean =>
  item?.meaning.values !== undefined && !item.figure

/** The figures, values and attributes right before an item. */
function before(items: readonly Item[], at: number): Item[] {
  const found: Item[] = []
  for (let place = at - 1; place >= 0; place--) {
    const item = items[place]!
    if (!item.figure && !item.meaning.values && !item.meaning.attributes) break
    found.push(item)
  }
  return found
}

/** A word that is an attribute as well names a kind where no figure stands beside it. */
function isAlone(items: readonly Item[], at: number): boolean {
  return !items[at - 1]?.figure && !items[at + 1]?.figure
}

/** 'Wall box panel' is what both words say, where anything is. */
function joinNeighbors(kinds: readonly NamedKind[], text: string): NamedKind[] {
  const joined: NamedKind[] = []
  for (const kind of kinds) {
    const last = joined.at(-1)
    const both =
      last && /^[\s-]*$/.test(text.slice(last.to, kind.from))
        ? intersection(last.members, kind.members)
        : undefined
    if (last && both?.size)
      joined[joined.length - 1] = {
        says: text.slice(last.from, kind.to),
        members: both,
        from: last.from,
        to: kind.to,
      }
    else joined.push(kind)
  }
  return joined
}

function intersection(a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...a].filter((id) => b.has(id)))
}
