/** Places of the keys that lie nearest to what is asked, within so many slips, in their order. */
export type NearKeys = (asked: string, allowed: number) => number[]

/**
 * Many keys lie in a row, sorted, so that what they begin with alike is compared once, and what no
 * longer can be near is passed over. A longer key is near with its beginning, for a piece may have
 * a slip as well.
 */
export async function createNearKeys(
  keys: readonly string[],
  pause: () => Promise<unknown>,
): Promise<NearKeys> {
  const order = await sorted(keys, pause)
  /** How many letters a key has in common with the one before it. */
  const shared = new Uint16Array(order.length)
  for (let at = 1; at < order.length; at++) {
    shared[at] = sharedLength(keys[order[at - 1]!]!, keys[order[at]!]!)
    if (at % 2000 === 0) await pause()
  }

  return (asked, allowed) => {
    let least = allowed
    let nearest: number[] = []
    /** By how much of a key was read, the rows of the usual table (optimal string alignment). */
    const rows: number[][] = [Array.from({ length: asked.length + 1 }, (_, j) => j)]
    /** Rows that hold for the key at hand, and where it was given up. */
    let [read, dead] = [0, Infinity]
    for (let at = 0; at < order.length; at++) {
      if (shared[at]! >= dead) continue
      const place = order[at]!
      const key = keys[place]!
      const length = key.length > asked.length + allowed ? asked.length : key.length
      dead = Infinity
      read = Math.min(read, shared[at]!)
      while (read < length && dead === Infinity) {
        const row = nextRow(rows, read, key, asked)
        rows[++read] = row
        // A swap looks back two rows; a longer key is held against its beginning alone.
        const before = read > 1 ? Math.min(...rows[read - 1]!) + 1 : Infinity
        if (read <= asked.length && Math.min(...row) > least && before > least) dead = read
      }
      if (dead !== Infinity || Math.abs(length - asked.length) > allowed) continue
      const distance = rows[length]!.at(-1)!
      if (distance > least) continue
      if (distance < least) nearest = []
      least = distance
      nearest.push(place)
    }
    return nearest.toSorted((a, b) => a - b)
  }
}

function nextRow(rows: readonly number[][], i: number, key: string, asked: string): number[] {
  const above = rows[i]!
  const row = [i + 1]
  for (let j = 1; j <= asked.length; j++) {
    const isSame = key[i] === asked[j - 1]
    let cell = Math.min(above[j - 1]! + (isSame ? 0 : 1), above[j]! + 1, row[j - 1]! + 1)
    if (i > 0 && j > 1 && key[i] === asked[j - 2] && key[i - 1] === asked[j - 1]) {
      cell = Math.min(cell, rows[i - 1]![j - 2]! + 1)
    }
    row.push(cell)
  }
  return row
}

/** In pieces that begin alike, for to sort all at once would keep others waiting. */
async function sorted(
  keys: readonly string[],
  pause: () => Promise<unknown>,
): Promise<Uint32Array> {
  const pieces = new Map<string, number[]>()
  for (const [place, key] of keys.entries()) {
    if (place % 2000 === 1999) await pause()
    const start = key.slice(0, pieceStart)
    const piece = pieces.get(start)
    if (piece) piece.push(place)
    else pieces.set(start, [place])
  }
  const order = new Uint32Array(keys.length)
  let at = 0
  for (const start of [...pieces.keys()].toSorted()) {
    const piece = pieces.get(start)!.toSorted((a, b) => (keys[a]! < keys[b]! ? -1 : 1))
    order.set(piece, at)
    at += piece.length
    await pause()
  }
  return order
}

/** Letters that the keys of one piece have in common; most series differ in fewer. */
const pieceStart = 6

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
