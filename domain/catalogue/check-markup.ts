import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, quote, type CatalogueFile, type Fault } from './check-fault.ts'

/** Texts with HTML, which pages show as it is written. */
export function markupFaults({ file, data }: CatalogueFile): Fault[] {
  return Object.entries(data).flatMap(([field, value]) =>
    [...new Set(textsIn(value).flatMap((text) => markupMessage(text) ?? []))].map((message) =>
      errorFault(file, field, message),
    ),
  )
}

/** What is said of HTML in a text; undefined where it has none. */
export function markupMessage(text: string): string | undefined {
  const [found] = markup.exec(text) ?? []
  return found && fillIn(texts.holdsHtml, { found: quote(found) })
}

/** A tag or entity of HTML. */
const markup = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});/i

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
