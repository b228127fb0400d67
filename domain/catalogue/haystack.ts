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

  const mayHold = createSieve(joined)

  function* look(piece: string): Generator<number> {
    if (!mayHold(piece)) return
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

/** As many bits as four letters are told apart by: 128 KB. */
const gramMask = 2 ** 20 - 1
const gramLength = 4

/**
 * Says of most pieces that a text does not hold that it does not, by runs of four letters and without a
 * look at the text: to look through the names of 100,000 products takes some 5 ms.
 */
function createSieve(text: string): (piece: string) => boolean {
  const seen = new Uint8Array((gramMask + 1) / 8)
  let gram = 0
  for (let at = 0; at < text.length; at++) {
    gram = next(gram, text.charCodeAt(at))
    seen[gram >> 3]! |= 1 << (gram & 7)
  }
  return (piece) => {
    let asked = 0
    for (let at = 0; at < piece.length; at++) {
      asked = next(asked, piece.charCodeAt(at))
      if (at >= gramLength - 1 && !(seen[asked >> 3]! & (1 << (asked & 7)))) return false
    }
    return true
  }
}

/** A letter's bits have left after four more. */
const next = (gram: number, letter: number) => ((gram << 5) ^ letter) & gramMask
