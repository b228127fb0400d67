import { nameKey } from '#domain/catalogue/catalogue.ts'

const bracketed = /\[([^[\]]*)\]/g

/** A name as it may stand between brackets: an editor's own brackets become round ones. */
export function bracketName(name: string): string {
  return name.replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' ').trim()
}

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

/** Whoever is named between brackets exists: other names lose theirs. `known` are `nameKeys`. */
export function stripUnknownBrackets(reply: string, known: ReadonlySet<string>): string {
  // A name may be wrapped twice; what is inside decides, and the outer pair is gone first.
  return reply
    .replace(/\[+(?=\[)|(?<=\])\]+/g, '')
    .replace(bracketed, (whole, name: string) => (known.has(keyOf(name)) ? whole : name))
}
