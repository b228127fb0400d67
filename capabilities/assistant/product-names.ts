import { bracketName } from '#domain/catalogue/bracket-name.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'

const bracketed = /\[([^[\]]*)\]/g

const keyOf = (name: string) => nameKey(bracketName(name))

/** The products whose bracketed names stand in a reply, in its order, each once. */
export function matchProducts<P extends { name: string }>(
  reply: string,
  products: readonly P[],
): P[] {
  const said = [...reply.matchAll(bracketed)].map(([, name = '']) => keyOf(name))
  if (said.length === 0) return []
  const asked = new Set(said)
  const byName = new Map<string, P>()
  for (const product of products) {
    // Of a hundred thousand names, few have to be put into another form to be compared.
    const { name } = product
    const key = isOdd.test(name) ? keyOf(name) : name.toLowerCase()
    if (asked.has(key)) byName.set(key, product)
  }
  return [...new Set(said.flatMap((key) => byName.get(key) ?? []))]
}

/** With brackets, or with other white space than single spaces between words. */
const isOdd = /[[\]]|^\s|\s\s|\s$|[^\S ]/

/** Names in the form in which they are compared. */
export function nameKeys(names: Iterable<string>): ReadonlySet<string> {
  return new Set([...names].map(keyOf))
}

/** Names between brackets that are not among `known`, which are `nameKeys`, lose their brackets. */
export function stripUnknownBrackets(
  reply: string,
  known: Pick<ReadonlySet<string>, 'has'>,
): string {
  // A name may be wrapped twice; what is inside decides, and the outer pair is gone first.
  return reply
    .replace(/\[+(?=\[)|(?<=\])\]+/g, '')
    .replace(bracketed, (whole, name: string) => (known.has(keyOf(name)) ? whole : name))
}

/** Finds the products whose names stand in a text, between brackets or not. */
export type MentionReader<P> = (text: string) => Set<P>

/** Prepares the names once, so that reading a prompt with all of a catalogue in it takes milliseconds. */
export function createMentionReader<P extends { name: string }>(
  products: readonly P[],
): MentionReader<P> {
  const byName = new Map<string, P>()
  /** The lengths of names that begin with a word, longest first. */
  const lengths = new Map<string, number[]>()
  for (const product of products) {
    const name = keyOf(product.name)
    const first = word.exec(name)
    if (!first) continue
    const key = name.slice(first.index)
    byName.set(key, product)
    const known = lengths.get(first[0]) ?? []
    if (!known.includes(key.length)) {
      lengths.set(
        first[0],
        [...known, key.length].toSorted((a, b) => b - a),
      )
    }
  }
  return (text) => {
    const flat = keyOf(text)
    const found = new Set<P>()
    for (const { 0: first, index } of flat.matchAll(words)) {
      for (const length of lengths.get(first) ?? []) {
        const product = byName.get(flat.slice(index, index + length))
        if (!product || inWord.test(flat.charAt(index + length))) continue
        found.add(product)
        break
      }
    }
    return found
  }
}

const word = /[\p{L}\d]+/u
const words = new RegExp(word, 'gu')
const inWord = /[\p{L}\d]/u

/** Reads mentions of a catalogue that changes: the names are prepared at the first question to each. */
export function createLiveMentionReader<P extends { name: string }>(
  products: () => readonly P[],
): MentionReader<P> {
  let read: MentionReader<P> | undefined
  let readFrom: readonly P[] | undefined
  return (text) => {
    const current = products()
    if (!read || readFrom !== current) read = createMentionReader((readFrom = current))
    return read(text)
  }
}
