/**
 * What a text that is on its way leaves once words are taken back too that were taken from the one that is
 * shown: `without` is that one after it.
 */
export function leftOf(wanted: string, shown: string, without: string): string {
  if (wanted === shown) return without
  const kept = wordsOf(without)
  const gone = wordsOf(shown).filter((word) => !takenFrom(kept, word))
  return wordsOf(wanted)
    .filter((word) => !takenFrom(gone, word))
    .join(' ')
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

function takenFrom(words: string[], word: string): boolean {
  const place = words.indexOf(word)
  if (place >= 0) words[place] = ''
  return place >= 0
}
