/** One document to set whole, or to remove when there is no data. */
export type Write = {
  id: string
  data: Record<string, unknown> | undefined
  /** The stored document has fields that `data` lacks. */
  dropsFields: boolean
}

const maxWrites = 400
/** A request may have 10 MiB; typed values take more room than JSON. */
const maxCharacters = 3_000_000

/** Cuts writes into batches of at most 400 writes and of a size one request can carry. */
export function inBatches(writes: readonly Write[]): Write[][] {
  const batches: Write[][] = []
  let count = 0
  let size = 0
  for (const write of writes) {
    // Removed and set anew, see hosted-collection.ts.
    const steps = write.dropsFields ? 2 : 1
    const length = JSON.stringify(write.data ?? null).length
    const batch = batches.at(-1)
    if (!batch || count + steps > maxWrites || size + length > maxCharacters) {
      batches.push([write])
      count = steps
      size = length
    } else {
      batch.push(write)
      count += steps
      size += length
    }
  }
  return batches
}
