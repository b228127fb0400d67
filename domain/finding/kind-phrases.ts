import type { ProductSummary } from '#domain/catalogue/product.ts'
import { keyOf, normalize, tokensOf, keyOfText } from './tokens.ts'
import { unitOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What follows tells what a thing is for, not what it is. */
const behind = /^(?:for|with|of|in|at|to|per|after)$/

/**
 * The phrases that name kinds of product, each with the ids of the products of that kind: types,
 * heads of names ('Series 4 ball valve, 15 mm' is a ball valve and a valve), other names.
 */
export function kindPhrases(
  products: readonly ProductSummary[],
  kinds: NonNullable<Vocabulary['kinds']>,
): Map<string, Set<number>> {
  const phrases = new Map<string, Set<number>>()
  const add = (phrase: string, id: number) => {
    const known = phrases.get(phrase)
    if (known) known.add(id)
    else phrases.set(phrase, new Set([id]))
  }
  products.forEach(({ name, family, subFamily, aka }, id) => {
    for (const phrase of headPhrases(name)) add(phrase, id)
    for (const type of subFamily.split(/ and | & /)) {
      for (const phrase of headPhrases(type)) {
        // 'Trunks and harnesses': which of the two a product is, its name says.
        if (!/ and | & /.test(subFamily) || !isOtherHead(phrase, name)) add(phrase, id)
      }
    }
    if (!/ & | and /.test(family)) for (const phrase of headPhrases(family)) add(phrase, id)
    // A number among the other names is a former part number, and found as one.
    for (const other of aka) {
      if (/-.*\d|\d.*-/.test(other)) continue
      add(keyOfText(other), id)
      for (const phrase of headPhrases(other)) add(phrase, id)
    }
  })
  for (const { said, types } of kinds) {
    const members = products.flatMap(({ subFamily, family }, id) =>
      types.includes(subFamily) || types.includes(family) ? [id] : [],
    )
    for (const phrase of said) for (const id of members) add(keyOfText(phrase), id)
  }
  phrases.delete('')
  return phrases
}

const isOtherHead = (phrase: string, name: string) =>
  !keyOfText(name).split(' ').includes(phrase.split(' ').at(-1)!)

/** Of 'X4 ball valve, 15 mm': 'x4 ball valve', 'ball valve', 'valve'. */
function headPhrases(name: string): string[] {
  const [head = ''] = name.split(',')
  const words = tokensOf(normalize(head)).filter(({ text }) => /[\p{L}\d]/u.test(text))
  const first = words.findIndex(({ text }, at) => at > 0 && behind.test(text) && text !== 'to')
  const own = first > 0 ? words.slice(0, first) : words
  // 'Gauge 100 mm' is a gauge: '100 mm' and 'mm' are figures, of whatever.
  if (own.at(-2)?.number !== undefined && unitOf(own.at(-1)!.text)) own.splice(-2)
  if (own.length === 0 || own.at(-1)!.number !== undefined) return []
  return own.map((_, at) => keyOf(own.slice(at)))
}
