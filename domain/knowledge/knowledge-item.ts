/** One thing to read or watch in the Knowledge Center (SPECIFICATION §3). */
export type KnowledgeItem = {
  type: 'pdf' | 'video' | 'blog' | 'file'
  name: string
  /** Where it is: an address of the object storage, or of an article's page. */
  url: string
  /** What its button stands for: a folder's name in words, 'Videos', 'Blogs', 'Featured'. */
  category: string
  /** Unique in the list; `?doc=` names an item by it. */
  slug: string
  /** A picture field of its thumbnail or poster: a storage path; empty for none. */
  image: string
  /** Only of stored files: */
  file?: KnowledgeFile
}

export type KnowledgeFile = {
  /** Path in the storage, folder included. */
  path: string
  contentType: string
  bytes: number
  /** ISO 8601. */
  updated: string
  /** Of a PDF that could be read. */
  pages?: number
  revision?: string
  /** As the document itself carries it. */
  title?: string
  /** Address of a film's captions, where it has some. */
  captions?: string
  /** It is a page of the site too, made of what the PDF is made of. */
  isPage?: boolean
  /** Opens only after the lead form (content marks such documents). */
  gated?: boolean
}

/** What the server knows of the storage. */
export type KnowledgeList = {
  items: readonly KnowledgeItem[]
  /** Buttons between Featured and Blogs, in order. */
  categories: readonly string[]
  /** Folders that could not be listed. */
  missing: readonly string[]
  /** Changes when anything in the list does. */
  version: string
}

/** What a search of the documents came to. */
export type KnowledgeFound = {
  hits: readonly KnowledgeHit[]
  /** Texts could not be searched, only names: whoever asks again may find more. */
  notToKeep?: true
}

/** A hit of the text search over names and PDF texts. */
export type KnowledgeHit = {
  slug: string
  /** First page that holds the words. */ page?: number
  /** Of a document that is a page: the step, else the section, that holds them. */
  place?: { id: string; name: string }
  excerpt?: string
  /** No document holds all of the words: this one holds some. */
  isPartial?: true
  /** Words of the query that stand there only in others like them: a letter is another. */
  onlyLike?: readonly string[]
}

/** What a document calls itself; the name of its file where it does not say, or is not read yet. */
export const titleOf = ({ name, file }: Pick<KnowledgeItem, 'name' | 'file'>): string =>
  file?.title ?? name
