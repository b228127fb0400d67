import type { KnowledgeList } from '#domain/knowledge/knowledge-item.ts'
import { withinTime } from '#domain/memo/within-time.ts'

/** The list, or what to tell the visitor where it takes longer than `milliseconds` or fails. */
export async function listWithin(
  milliseconds: number,
  read: () => KnowledgeList | Promise<KnowledgeList>,
): Promise<KnowledgeList | 'pending' | 'failed'> {
  try {
    return (await withinTime(milliseconds, read())) ?? 'pending'
  } catch {
    // Whoever reads the storage has written down why.
    return 'failed'
  }
}
