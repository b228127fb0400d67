import * as z from 'zod'
import { splitFrontMatter } from '#domain/texts/front-matter.ts'

const text = z.string().min(1)
/** A link to a page of this site. */
const Link = z.strictObject({ label: text, to: z.string().regex(/^\/(?!\/)/) })

/** What an article's text says of itself at its head. */
export const ArticleFront = z.strictObject({
  /** The figures a hurried reader takes along, in the order of the text. */
  keyFigures: z
    .array(z.strictObject({ value: text, label: text }))
    .min(3)
    .max(4),
  /** The one thing to do next, shown as a button. */
  action: Link.optional(),
  related: z.array(Link).min(1),
})
export type ArticleFront = z.infer<typeof ArticleFront>
export type Article = ArticleFront & { body: string }

/** Throws with the article's name and every fault of its head. */
export function parseArticle(name: string, source: string): Article {
  const { front, body } = named(name, () => splitFrontMatter(source))
  const { data, error } = ArticleFront.safeParse(front)
  if (!data) throw new Error(`${name}: ${z.prettifyError(error)}`)
  if (!body.trim()) throw new Error(`${name}: no text below the head`)
  return { ...data, body }
}

function named<T>(name: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}
