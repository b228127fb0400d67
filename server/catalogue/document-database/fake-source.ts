import type { DocumentSource, SourceDocument } from './folder-source.ts'

const epoch = '2026-01-01T00:00:00.000Z'

/** A source that holds its documents in memory: for tests, and for measuring with many. */
export function fakeSource(documents: Record<string, Record<string, unknown>>): DocumentSource {
  const read: SourceDocument[] = Object.entries(documents).map(([id, data]) => ({
    id,
    data,
    createTime: epoch,
    updateTime: epoch,
  }))
  return { read: async () => ({ documents: read, faults: [] }) }
}
