import type { KnowledgeList } from '#domain/knowledge/knowledge-item.ts'

/** The list, or what to tell the visitor where it takes longer than `milliseconds` or fails. */
export async function listWithin(
  milliseconds: number,
  read: () => KnowledgeList | Promise<KnowledgeList>,
): Promise<KnowledgeList | 'pending' | 'failed'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'pending'>((done) => {
    timer = setTimeout(() => done('pending'), milliseconds)
  })
  try {
    return await Promise.race([read(), late])
  } catch {
    // Whoever reads the storage has written down why.
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}
