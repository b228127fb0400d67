import type { Cue, LanguagePack } from '#domain/search/language-pack.ts'
import type { Query } from '#domain/search/product-search.ts'

type Turn = {
  query: Pick<
    Query<unknown>,
    'kinds' | 'hosts' | 'constraints' | 'numbers' | 'attributes' | 'quantities' | 'items'
  >
  written: string
  /** Stems of all words, stop words as well. */
  words: readonly string[]
  /** Those of the sentence that asks. */
  asking: readonly string[]
  isFirst: boolean
  cues: ReadonlySet<Cue>
  /** How much of it the best passage of the records holds, and how that stands in its record. */
  passage?: { ownCoverage: number; form: string }
}

/** Finds the cues of a text, given as stems. */
export function createCueReader(
  packs: readonly LanguagePack[],
  wordsOf: (text: string) => string[],
): (words: readonly string[]) => Set<Cue> {
  const byPhrase = new Map<string, Cue[]>()
  for (const { cues = {} } of packs)
    for (const [cue, phrases] of Object.entries(cues))
      for (const phrase of phrases) {
        const key = wordsOf(phrase).join(' ')
        byPhrase.set(key, [...(byPhrase.get(key) ?? []), cue as Cue])
      }
  const longest = Math.max(0, ...[...byPhrase.keys()].map((key) => key.split(' ').length))
  return (words) => {
    const found = new Set<Cue>()
    for (let at = 0; at < words.length; at++)
      for (let length = 1; length <= longest; length++)
        for (const cue of byPhrase.get(words.slice(at, at + length).join(' ')) ?? []) found.add(cue)
    return found
  }
}

const maxWords = 60

/** What a turn is known by: its words, pairs of them, and what was read of it. */
export function actFeatures({
  query,
  written,
  words,
  asking,
  isFirst,
  cues,
  passage,
}: Turn): Set<string> {
  const { kinds, hosts, constraints, numbers, attributes, quantities, items } = query
  // Figures and names differ in each conversation; that there are some does not.
  const named = words.slice(0, maxWords).map((word) => (/\d/.test(word) ? '#' : word))
  const askingWords = asking.slice(0, maxWords).map((word) => (/\d/.test(word) ? '#' : word))
  const cueNames = [...cues].toSorted()
  const size =
    words.length < 4 ? 'few' : words.length < 10 ? 'some' : words.length < 25 ? 'many' : 'story'
  return new Set([
    ...named.map((word) => `w:${word}`),
    ...named.slice(1).map((word, at) => `p:${named[at]}_${word}`),
    ...askingWords.map((word) => `a:${word}`),
    `asks:${askingWords.slice(0, 2).join('_')}`,
    `start:${named[0]}`,
    `start2:${named.slice(0, 2).join('_')}`,
    `size:${size}`,
    `first:${isFirst}`,
    `kinds:${Math.min(kinds.length, 2)}`,
    `hosts:${Math.min(hosts.length, 1)}`,
    `numbers:${Math.min(numbers.filter(({ match }) => match !== 'near').length, 2)}`,
    `constraints:${Math.min(constraints.length, 3)}`,
    `attributes:${Math.min(attributes.length, 1)}`,
    `quantities:${Math.min(quantities.length, 1)}`,
    `figures:${Math.min(items.filter(({ figure }) => figure).length, 2)}`,
    `question:${/\?\s*$/.test(written.trim())}`,
    ...cueNames.map((cue) => `cue:${cue}`),
    ...cueNames.map((cue) => `cue:${cue}+first:${isFirst}`),
    ...cueNames.map((cue) => `cue:${cue}+kinds:${Math.min(kinds.length, 1)}`),
    ...cueNames.flatMap((cue, at) => cueNames.slice(at + 1).map((other) => `cues:${cue}+${other}`)),
    `passage:${passage ? Math.floor(passage.ownCoverage * 5) : -1}`,
    `form:${passage?.form}`,
    `first+kinds:${isFirst}+${Math.min(kinds.length, 1)}`,
  ])
}
