import { policySentences, plain } from './policy.ts'
import { stripUnknownBrackets } from './product-names.ts'

/** Behind a sentence, or a line; what ends a sentence in Chinese needs no space behind it. */
const ends = /[.!?…:;]["'”’)\]]*(?=\s)|[。！？；]|\n/g
/** Fewer letters of a sentence of ours tell nothing. */
const minTellingLetters = 12

/**
 * What may be shown of a reply that is still coming: whole sentences and lines, for a name between
 * brackets is judged whole. What begins as a sentence of the policy does waits for more. Shown once
 * it stays: it is the beginning of what the whole reply is going to be.
 */
export function shownSoFar(
  soFar: string,
  { known, policy }: { known: ReadonlySet<string>; policy: string },
): string {
  const reply = soFar.trimStart()
  const sentences = policySentences(policy)
  const whole = [...reply.matchAll(ends)]
    .map(({ 0: end, index }) => reply.slice(0, index + end.length))
    .findLast((text) => !isOpen(text) && !mayRepeat(plain(text), sentences))
  return stripUnknownBrackets(whole ?? '', known).trimEnd()
}

const isOpen = (text: string) => text.lastIndexOf('[') > text.lastIndexOf(']')

/** Its end is the beginning of one of these sentences. */
function mayRepeat(flat: string, sentences: readonly string[]): boolean {
  return sentences.some((sentence) => {
    for (let length = minTellingLetters; length <= sentence.length; length++) {
      if (flat.endsWith(sentence.slice(0, length))) return true
    }
    return false
  })
}
