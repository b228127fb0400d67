import { createPause } from '#domain/memo/pause.ts'

/** Characters that are sent or written at once. */
const blockLength = 64 * 1024

/** A long text in blocks, of its pieces: it is never one string, and others have their turn meanwhile. */
export async function* textBlocks(pieces: Iterable<string>): AsyncGenerator<Buffer<ArrayBuffer>> {
  const pause = createPause()
  let block = ''
  for (const piece of pieces) {
    block += piece
    if (block.length >= blockLength) {
      yield Buffer.from(block)
      block = ''
    }
    await pause()
  }
  if (block) yield Buffer.from(block)
}
