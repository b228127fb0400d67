import type { KnowledgeFound, KnowledgeList } from '#domain/knowledge/knowledge-item.ts'

/** What the Knowledge Center's loader asks of the server. */
export type KnowledgeSource = {
  /** Rejects where the storage could not be read at all. */
  list: () => KnowledgeList | Promise<KnowledgeList>
  search: (query: string) => KnowledgeFound | Promise<KnowledgeFound>
}
