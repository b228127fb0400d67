import { fold } from './search.ts'

type Named = { name: string; slug: string }

/**
 * The items whose name or slug is most like what a visitor asked for, best first:
 * the share of its three-letter pieces they hold. Nothing alike gives nothing.
 */
export function nearest<T extends Named>(items: readonly T[], asked: string, limit: number): T[] {
  const wanted = trigrams(asked)
  return items
    .map((item) => ({ item, likeness: likeness(wanted, trigrams(`${item.slug} ${item.name}`)) }))
    .filter(({ likeness }) => likeness > 0.15)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ item }) => item)
}

/** Shared pieces, each weighed once, over the asked pieces: a long name is no disadvantage. */
function likeness(wanted: ReadonlySet<string>, offered: ReadonlySet<string>): number {
  if (!wanted.size) return 0
  let shared = 0
  for (const piece of wanted) if (offered.has(piece)) shared++
  return shared / wanted.size + shared / (wanted.size + offered.size) / 10
}

function trigrams(text: string): Set<string> {
  const pieces = new Set<string>()
  for (const word of fold(text.slice(0, 200)).split(/[^\p{L}\d]+/u)) {
    if (!word) continue
    const padded = ` ${word} `
    for (let i = 0; i + 3 <= padded.length; i++) pieces.add(padded.slice(i, i + 3))
  }
  return pieces
}
