import type { InsertedBlock } from '#domain/records/document.ts'

/** A piece of a document. Texts are Markdown of one or more lines, without tables, figures or steps. */
export type DocumentBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  /** Steps are counted through the whole document. */
  | { kind: 'steps'; first: number; items: string[] }
  /** A list beside the steps: a, b, c. */
  | { kind: 'letters'; items: readonly string[] }
  /** Another numbered list than that of the steps. */
  | { kind: 'numbers'; first: number; items: string[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'notice'; of: Notice; blocks: DocumentBlock[] }
  /** A sentence that stands out, figures side by side, or a letter's own block. */
  | { kind: 'box'; name: string; blocks: DocumentBlock[] }
  | { kind: 'picture'; image: string; alt: string; caption: string }
  | { kind: 'drawing'; number: number; name: string; svg: string; caption: string }
  | { kind: 'products'; look: 'table' | 'cards'; slugs: string[] | undefined; keys: string[] }

export type Notice = Extract<InsertedBlock, { kind: 'notice' }>['of']

/** `id` is its fragment; a text before the first heading stands in a section without one. */
export type DocumentSection = { id: string; heading: string; blocks: DocumentBlock[] }
