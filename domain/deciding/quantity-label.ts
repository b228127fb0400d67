import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/list.ts'

/** What the field of a part's quantity is called. */
export const quantityLabel = (partNumber: string) =>
  fillIn(texts.quantityOf, { number: partNumber })
