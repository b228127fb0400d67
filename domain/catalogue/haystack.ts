/** Many short texts in one, so that looking for a piece in all of them is one look. */
export type Haystack = {
  /** The places of the texts that hold a piece, in their order. */
  holding: (piece: string) => Generator<number>
  /** The same of those that begin with it. */
  beginning: (piece: string) => Generator<number>
  /** The same of those that are it. */
  being: (text: string) => Generator<number>
}

/** No text and no piece may hold a line break. */
export function createHaystack(texts: readonly string[]): Haystack {
  const joined = `\n${texts.join('\n')}\n`
  /** Where each text begins. */
  const starts = new Uint32Array(texts.length + 1)
  starts[0] = 1
  texts.forEach((text, at) => (starts[at + 1] = starts[at]! + text.length + 1))

  function* look(piece: string): Generator<number> {
    let at = 0
    while (at < texts.length) {
      const found = joined.indexOf(piece, starts[at]! - 1)
      if (found < 0) return
      at = placeOf(found, at)
      if (at >= texts.length) return
      yield at++
    }
  }

  /** The text that a letter is of, or that a line break stands before. */
  function placeOf(found: number, from: number): number {
    // Where many hold it, most often the next.
    if (starts[from + 1]! - 1 > found) return from
    let [low, high] = [from, texts.length]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! - 1 <= found) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    holding: look,
    beginning: (piece) => look(`\n${piece}`),
    being: (text) => look(`\n${text}\n`),
  }
}
