/** Work that yields where others may have their turn, and returns what it made. */
export type Pieces<T> = Generator<undefined, T>

/** Does all of it at once. */
export function atOnce<T>(work: Pieces<T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Does it piece by piece: `pause` lets other work go on. */
export async function inPieces<T>(work: Pieces<T>, pause: () => Promise<unknown>): Promise<T> {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await pause()
  }
}
