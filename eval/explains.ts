import { sentencesOf } from './named-products.ts'

const minWords = 8
const asking = new Set(
  'what which does mean meant explain define difference between about tell with from this that have your please'.split(
    ' ',
  ),
)

/**
 * Whether a reply explains what a question asks for: a sentence of some length that recommends
 * nothing, hands nobody over, and speaks of a word of the question, or spells out an abbreviation.
 */
export function explains(question: string, reply: string): boolean {
  const words = question.match(/[\p{L}\d]+/gu) ?? []
  const terms = words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 3 && !asking.has(word))
  const abbreviations = words.filter((word) => /^[A-Z]{2,6}$/.test(word))
  return sentencesOf(reply).some((sentence) => {
    const said = sentence.toLowerCase().match(/[\p{L}\d/]+/gu) ?? []
    if (said.length < minWords || /[[?]|\/contact|take into account/.test(sentence)) return false
    return (
      terms.some((term) => said.some((word) => word.startsWith(stemOf(term)))) ||
      abbreviations.some((letters) => isSpelledOut(letters.toLowerCase(), said))
    )
  })
}

const stemOf = (word: string) => word.replace(/(?:ed|ing|ity|es|s)$/, '')

function isSpelledOut(letters: string, words: readonly string[]): boolean {
  return (
    words.includes(letters) ||
    letters.split('').every((one) => words.some((w) => w.startsWith(one)))
  )
}
