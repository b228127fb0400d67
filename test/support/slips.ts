/** A word with each of its letters left out, and with each swapped with the next. */
export function slipsOf(word: string): string[] {
  return Array.from(word, (letter, i) => {
    const [before, after] = [word.slice(0, i), word.slice(i + 1)]
    const next = after[0]
    const swapped = next && next !== letter ? [before + next + letter + after.slice(1)] : []
    return [before + after, ...swapped]
  }).flat()
}
