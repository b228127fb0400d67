import { lines } from './product.ts'
import { fieldsOf } from '#domain/records/product-document.ts'

/** One text of a record, with the field that it stands in. */
export type RecordText = { field: string; text: string }

// A name is a label: what is wrong in it is wrong in the fields that it repeats.
const proseFields = fieldsOf('text', 'list').filter(
  (field) => !['partNumber', 'relatedProducts'].includes(field),
)

/** What a record says in words: its prose, lists and questions, each line for itself. */
export function recordTexts(data: Record<string, unknown>): RecordText[] {
  return proseFields.flatMap((field) => lines(data[field]).map((text) => ({ field, text })))
}
