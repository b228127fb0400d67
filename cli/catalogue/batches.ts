/** One document to set whole, or to remove when there is no data. */
export type Write = { id: string; data: Record<string, unknown> | undefined }

/** Each is removed and set anew: two writes of the 500 that a batch may have. */
const maxDocuments = 200
/** A request may have 10 MiB; typed values take more room than JSON. */
const maxCharacters = 3_000_000

/** Cuts writes into batches of a size one request can carry. */
export function inBatches(writes: readonly Write[]): Write[][] {
  const batches: Write[][] = []
  let size = 0
  for (const write of writes) {
    const length = JSON.stringify(write.data ?? null).length
    const batch = batches.at(-1)
    if (!batch || batch.length === maxDocuments || size + length > maxCharacters) {
      batches.push([write])
      size = length
    } else {
      batch.push(write)
      size += length
    }
  }
  return batches
}
