import * as z from 'zod'
import { splitFrontMatter } from '#domain/texts/front-matter.ts'

const text = z.string().trim().min(1)

/** What a document's source says of itself, between its first two lines of `---`. */
export const DocumentHead = z.strictObject({
  title: text,
  /** What kind of document it is, as a reader calls it. */
  kind: text,
  number: text,
  revision: text.default('A'),
  /** Of the revision: year and month, and the day where it is known. */
  date: z.string().regex(/^\d{4}-\d\d(?:-\d\d)?$/, 'must be a month or a day, as 2026-11'),
  lede: text,
  /** Names below productImages/, without ending, or paths of the storage. */
  pictures: z
    .string()
    .default('')
    .transform((names) => names.split(/[\s,]+/).filter(Boolean)),
  /** How a printed page is laid out; a web page has one layout. */
  layout: z.enum(['flow', 'quick', 'cover', 'letter']).default('flow'),
  /** Matter that only the printed document has, made of the catalogue. */
  generate: z.string().default(''),
})
export type DocumentHead = z.output<typeof DocumentHead>

/** Where a picture of a head lies in the storage. */
export const pictureOf = (name: string): string =>
  name.includes('/') ? name : `productImages/${name}.webp`

/** A letter is what is signed, and what is made of the catalogue is printed alone. */
export const hasPage = ({ layout, generate }: DocumentHead): boolean =>
  layout !== 'letter' && !generate

/** A document as its author wrote it. `name` stands in messages. Throws with every fault of its head. */
export function parseDocumentHead(
  name: string,
  source: string,
): { head: DocumentHead; body: string } {
  const { front, body } = named(name, () => splitFrontMatter(source))
  const { data, error } = DocumentHead.safeParse(front)
  if (!data) throw new Error(`${name}: ${z.prettifyError(error)}`)
  return { head: data, body }
}

function named<T>(name: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}
