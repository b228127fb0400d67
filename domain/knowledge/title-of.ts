import type { KnowledgeItem } from './knowledge-item.ts'

/** What a document calls itself; the name of its file where it does not say, or is not read yet. */
export const titleOf = ({ name, file }: Pick<KnowledgeItem, 'name' | 'file'>): string =>
  file?.title ?? name
