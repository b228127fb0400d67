import type { KnowledgeHit, KnowledgeList } from '#domain/knowledge/knowledge-item.ts'

/** What the Knowledge Center's loader asks of the server. */
export type KnowledgeSource = {
  /** Rejects where the storage could not be read at all. */
  list: () => KnowledgeList | Promise<KnowledgeList>
  search: (query: string) => readonly KnowledgeHit[] | Promise<readonly KnowledgeHit[]>
}
