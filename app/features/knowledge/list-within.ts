import type { KnowledgeList } from '#domain/knowledge/knowledge-item.ts'
import { withinTime } from '#domain/memo/within-time.ts'

/** How long a visitor waits for the storage's list, in milliseconds. */
const listTimeoutMilliseconds = 1000

/** The list, or what to tell the visitor where it takes longer or fails. */
export async function listWithin(
  read: () => KnowledgeList | Promise<KnowledgeList>,
): Promise<KnowledgeList | 'pending' | 'failed'> {
  try {
    return (await withinTime(listTimeoutMilliseconds, read())) ?? 'pending'
  } catch {
    // Whoever reads the storage has written down why.
    return 'failed'
  }
}
