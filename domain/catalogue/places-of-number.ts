import type { AttributeValue } from './attribute.ts'

type Attributes = Record<string, AttributeValue[]>

/**
 * The places of a product, `provides` or `accepts` as stored, as one of its part numbers has them: where
 * the name of an interface says a value that the number has not, it is the interface of the number's
 * own value ('LC UPC port' of an APC panel is 'LC APC port'), and none where there is no such interface.
 * A count that is the record's value of an attribute is the number's, too; but what is more in a box may fill
 * its places, so that of those that hold parts nothing is said where it rises, and what stays is said where it falls.
 */
export function placesOfNumber(
  places: unknown,
  {
    record,
    own,
    interfaces,
    mayBeFilled = () => false,
  }: {
    record: Attributes
    own: Attributes
    interfaces: { has: (name: string) => boolean }
    /** Of an interface whether its places hold parts, which may be in the box. */
    mayBeFilled?: (name: string) => boolean
  },
): unknown {
  if (!Array.isArray(places)) return places
  const { words, counts } = changesOf(record, own)
  return (places as unknown[]).flatMap((place) => {
    const { interface: name, count } = (place ?? {}) as { interface?: unknown; count?: unknown }
    if (typeof name !== 'string') return [place]
    const renamed = name
      .split(' ')
      .map((word) => (words.has(word) ? words.get(word) : word))
      .join(' ')
    if (renamed !== name && !interfaces.has(renamed)) return []
    const counted = counts.get(count) ?? count
    if (mayBeFilled(renamed))
      return Number(counted) > Number(count) ? [] : [{ ...(place as object), interface: renamed }]
    return [{ ...(place as object), interface: renamed, count: counted }]
  })
}

/** What the number has in the place of a word or a figure of the record; no word where it has several. */
function changesOf(record: Attributes, own: Attributes) {
  const words = new Map<string, string>()
  const counts = new Map<unknown, number>()
  for (const [key, before] of Object.entries(record)) {
    const now = own[key] ?? []
    const [figure, other] = now
    if (typeof before[0] === 'number' && before.length === 1) {
      if (typeof figure === 'number' && other === undefined && figure !== before[0])
        counts.set(before[0], figure)
      continue
    }
    const [gone, come] = [wordsOf(before), wordsOf(now)]
    const fresh = [...come.difference(gone)]
    for (const word of gone.difference(come)) words.set(word, fresh.length === 1 ? fresh[0]! : '')
  }
  return { words, counts }
}

const wordsOf = (values: readonly AttributeValue[]) =>
  new Set(values.flatMap((value) => (typeof value === 'string' ? value.split(' ') : [])))
