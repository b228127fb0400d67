/** Work between two looks at what else waits: less than a frame. */
const sliceMilliseconds = 8

/**
 * Lets other work go on where the last slice has lasted long enough, and costs next to nothing
 * where it has not. `rest` resolves when others had their turn.
 */
export function createPause(
  rest: () => Promise<unknown> = () => new Promise((done) => setTimeout(done)),
  now: () => number = () => performance.now(),
): () => Promise<unknown> {
  let from = now()
  return async () => {
    if (now() - from < sliceMilliseconds) return
    await rest()
    from = now()
  }
}
