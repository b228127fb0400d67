import type { LanguagePack } from '#domain/search/language-pack.ts'
import { plainLetters } from '#domain/texts/plain-letters.ts'

/** The language of a turn, as the code of its pack; `before` is the language of the conversation. */
export type TurnLanguage = (turn: string, before: string) => string

/**
 * A turn changes the language where another leads the one before by so many words, and has so large
 * a share of them. A word that two languages have is half a word of each.
 */
const minLeads = [
  { lead: 1.4, share: 0.3 },
  { lead: 1, share: 1 },
]

/** Tells languages by their scripts and by the words of their packs. */
export function createTurnLanguage(packs: readonly LanguagePack[]): TurnLanguage {
  const languagesOf = indexWords(packs)
  const scripts = packs.flatMap(({ code, scripts: written = [] }) =>
    written.length
      ? { code, written, letters: new RegExp(written.map(inScript).join('|'), 'gu') }
      : [],
  )

  return (turn, before) => {
    const words = plainLetters(turn).match(/(?<![\p{L}\d-])\p{sc=Latin}{2,}(?![\p{L}\d])/gu) ?? []
    const written = languageByScript(turn, before, words.length)
    if (written !== undefined) return written
    const scores = new Map<string, { score: number; count: number }>()
    for (const word of words) {
      const codes = languagesOf.get(word) ?? []
      for (const code of codes) {
        const { score, count } = scores.get(code) ?? none
        scores.set(code, { score: score + 1 / codes.length, count: count + 1 })
      }
    }
    const [best] = [...scores].toSorted(([, a], [, b]) => b.score - a.score)
    if (!best) return before
    const [code, { score, count }] = best
    const lead = score - (scores.get(before) ?? none).score
    const isClear = minLeads.some(
      (least) => lead >= least.lead && count >= least.share * words.length,
    )
    return isClear ? code : before
  }

  /** Letters of the scripts that outnumber the Latin words tell. Chinese is what no kana is in. */
  function languageByScript(turn: string, before: string, latin: number): string | undefined {
    const found = scripts
      .map((script) => ({ ...script, count: turn.match(script.letters)?.length ?? 0 }))
      .filter(({ count }) => count > latin)
    const most = Math.max(0, ...found.map(({ count }) => count))
    const likely = found
      .filter(({ count }) => count === most)
      .toSorted((a, b) => a.written.length - b.written.length)
    return (likely.find(({ code }) => code === before) ?? likely[0])?.code
  }
}

const none = { score: 0, count: 0 }

const inScript = (script: string) => String.raw`\p{sc=${script}}`

/** By word, the languages that have it. */
function indexWords(packs: readonly LanguagePack[]): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const { code, stopWords = [], everydayWords = [], frequentWords = [], ...pack } of packs) {
    const phrases = [
      ...stopWords,
      ...everydayWords,
      ...frequentWords,
      ...Object.values(pack.operators ?? {}).flat(),
      ...Object.values(pack.cues ?? {}).flat(),
      ...Object.values(pack.attributeWords ?? {}).flat(),
    ]
    const words = new Set(phrases.flatMap((phrase) => plainLetters(phrase).match(/\p{L}+/gu) ?? []))
    for (const word of words) index.set(word, [...(index.get(word) ?? []), code])
  }
  return index
}
