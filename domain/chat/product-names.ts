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
  const byName = new Map(products.map((product) => [keyOf(product.name), product]))
  const named = [...reply.matchAll(bracketed)].flatMap(
    ([, name = '']) => byName.get(keyOf(name)) ?? [],
  )
  return [...new Set(named)]
}

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
