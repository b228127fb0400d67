import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'

/** One thing wrong with a catalogue, said so that an editor knows what to do. */
export type Fault = {
  file: string
  /** The document's field; empty when the file as a whole is meant. */
  field: string
  /** Errors keep a catalogue from being published, warnings do not. */
  severity: 'error' | 'warning'
  /** `missing-file`: a picture, document or film that the storage does not have yet. */
  kind: 'content' | 'missing-file'
  message: string
}

/** A file of the catalogue that could be read: `{id}.json` and what it holds. */
export type CatalogueFile = { file: string; data: Record<string, unknown> }

export function errorFault(file: string, field: string, message: string): Fault {
  return { file, field, severity: 'error', kind: 'content', message }
}

export function warningFault(file: string, field: string, message: string): Fault {
  return { file, field, severity: 'warning', kind: 'content', message }
}

/** By file, then field, then message: the same faults always read the same. */
export function byFileAndField(a: Fault, b: Fault): number {
  return compare(a.file, b.file) || compare(a.field, b.field) || compare(a.message, b.message)
}

/** A value as a message shows it, cut where it is long. */
export function quote(value: unknown): string {
  const text = String(value)
  return fillIn(texts.quoted, { text: text.length > 80 ? `${text.slice(0, 79)}…` : text })
}

/** ': did you mean …?' where something is like it; else what there is to do. */
export function didYouMean(like: string | undefined, otherwise: string): string {
  return like ? fillIn(texts.didYouMean, { like: quote(like) }) : otherwise
}

/** The id a document has by its file's name. */
export function idOf(file: string): string {
  return file.replace(/\.json$/, '')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
