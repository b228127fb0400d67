/** One document as its source holds it. */
export type SourceDocument = {
  id: string
  /** Not to be changed. */
  readonly data: Record<string, unknown>
  /** ISO 8601, as the other. */
  createTime: string
  updateTime: string
}

/** A file that could not be used, and what is wrong with it. */
export type DocumentFault = { file: string; message: string }

/** What a source holds now. `documents` is the same array again when nothing changed. */
export type SourceReading = { documents: readonly SourceDocument[]; faults: DocumentFault[] }

/** Where the embedded database has its documents from. */
export type DocumentSource = { read: () => Promise<SourceReading> }
