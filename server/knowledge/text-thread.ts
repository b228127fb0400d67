import type { DocumentPart } from '#domain/documents/document-parts.ts'
import type { KnowledgeHit } from '#domain/knowledge/knowledge-item.ts'
import * as locale from '#texts/locale.ts'
import { createHelper, type Helper } from './helper.ts'

export type TextSettings = { folder: string; language: string; direction: 'ltr' | 'rtl' }

/** The thread that has documents read and searches their texts, which it keeps in `folder`. */
export type TextThread = Helper<TextQuestion, TextAnswers>

export function createTextThread(folder: string): TextThread {
  return createHelper('text-worker', {
    as: 'thread',
    // It runs beside the build, and knows nothing of the company's words.
    data: { folder, language: locale.language, direction: locale.direction } satisfies TextSettings,
    timeoutMilliseconds: 180_000,
  })
}

/** What the thread that reads documents is asked. `key` changes with a document's bytes. */
export type TextQuestion =
  | { ask: 'known'; key: string }
  | { ask: 'read'; key: string; bytes: Uint8Array<ArrayBuffer> }
  | { ask: 'index'; documents: readonly IndexedDocument[] }
  | { ask: 'search'; query: string }
  | { ask: 'texts'; key: string }

export type IndexedDocument = {
  slug: string
  name: string
  category: string
  /** Of a PDF that was read. */
  key?: string | undefined
  /** Of a document that is a page: the places in it that can be linked to. */
  places?: readonly DocumentPart[] | undefined
}

/** Undefined where the text is not known yet. */
export type TextDetails = {
  pages: number
  revision?: string | undefined
  title?: string | undefined
  fault?: string | undefined
}

export type TextAnswers = {
  known: TextDetails | undefined
  read: TextDetails
  index: undefined
  /** Undefined before anything was indexed. */
  search: KnowledgeHit[] | undefined
  /** Of each page; undefined where the document was not read, or could not be. */
  texts: string[] | undefined
}
