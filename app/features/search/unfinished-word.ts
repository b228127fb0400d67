import type { ProductSummary } from '#domain/catalogue/product.ts'
import { fold } from '#domain/catalogue/search.ts'
import type { Finder, Finding } from '#domain/finding/find.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'

/** A text that is being typed, as far as it is meant already, with what it finds. */
type Typed<P> = { text: string; finding: Finding<P> }

const minLetters = 3
/** So many words are tried that it may become: each is a search of its own. */
const tried = 2

/**
 * Reads what is being typed: beside something that is understood the last word may be the beginning
 * of what a type or family is called ('144 LC pan'), and is taken for the whole of it, the one of most
 * products first, if something is found that way. By itself it is the beginning of a name, which is found as it is.
 */
export function createTypedReader<P extends ProductSummary>(
  products: readonly P[],
  finder: Pick<Finder<P>, 'find'>,
): (text: string) => Typed<P> {
  return (text) => {
    const finding = finder.find(text)
    const beginning = unfinishedWord(text, finding)
    if (!beginning) return { text, finding }
    const likely = kindWords(products)
      .filter((word) => word.startsWith(fold(beginning)))
      .slice(0, tried)
    for (const word of likely) {
      const whole = text.slice(0, -beginning.length) + word
      const found = finder.find(whole)
      if (found.results.some(({ fits }) => fits) && endsInKind(found)) {
        return { text: whole, finding: found }
      }
    }
    return { text, finding }
  }
}

/** Words that types and families are called by, those of most products first. */
const kindWords = rememberFor((products: readonly ProductSummary[]): readonly string[] => {
  const counts = new Map<string, number>()
  const kinds = Map.groupBy(products, ({ family, subFamily }) => `${subFamily} ${family}`)
  for (const [name, { length }] of kinds) {
    for (const word of new Set(fold(name).match(/\p{L}+/gu))) {
      if (word.length > minLetters) counts.set(word, (counts.get(word) ?? 0) + length)
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
})

function unfinishedWord(text: string, { understanding, numbers }: Finding<unknown>) {
  const { kinds, requirements } = understanding
  const [word] = /(?<![\p{L}\d-])\p{L}+$/u.exec(text) ?? []
  if (!word || word.length < minLetters) return undefined
  const isAskedBesides = kinds.length + requirements.length + numbers.length > 0
  const isRead = [...kinds, ...requirements].some(({ to }) => to === understanding.text.length)
  return isAskedBesides && !isRead ? word : undefined
}

const endsInKind = ({ understanding: { kinds, text } }: Finding<unknown>) =>
  kinds.some(({ to }) => to === text.length)
