/** One document to set whole, or to remove when there is no data. */
export type Write = { id: string; data: Record<string, unknown> | undefined }

const mostWrites = 400
/** A request may have 10 MiB; typed values take more room than JSON. */
const mostCharacters = 3_000_000

/** Cuts writes into batches of at most 400 documents and of a size one request can carry. */
export function inBatches(writes: readonly Write[]): Write[][] {
  const batches: Write[][] = []
  let size = Infinity
  for (const write of writes) {
    const length = JSON.stringify(write.data ?? null).length
    const batch = batches.at(-1)
    if (!batch || batch.length === mostWrites || size + length > mostCharacters) {
      batches.push([write])
      size = length
    } else {
      batch.push(write)
      size += length
    }
  }
  return batches
}
