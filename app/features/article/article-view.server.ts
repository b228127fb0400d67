import { articles } from '#content/articles/articles.ts'
import { parseArticle, type ArticleFront } from '#domain/articles/article.ts'
import type { ArticleHead } from '#domain/records/article.ts'
import { byFileName } from '#app/features/prose/by-file-name.server.ts'
import { renderProse, type RenderedProse } from '#app/features/prose/render-prose.server.ts'

/** An article as its page shows it. */
export type ArticleView = ArticleHead &
  ArticleFront &
  Pick<RenderedProse, 'parts' | 'contents'> & {
    /** Reading time. */
    minutes: number
    /** The other articles, the next ones first. */
    next: ArticleHead[]
  }

const texts = byFileName(
  import.meta.glob<string>('#content/articles/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
/** Of a technical text. */
const wordsPerMinute = 200

/** The text with its head, for searches; undefined for what is no article. */
export function articleOf(path: string): (ArticleFront & { body: string }) | undefined {
  const file = fileOf(path)
  const text = texts.get(file)
  return text === undefined ? undefined : parseArticle(file, text)
}

/** Undefined where no article has this path. Like the router, it does not tell capitals apart. */
export function articleView(path: string): ArticleView | undefined {
  const at = articles.findIndex((head) => head.path.toLowerCase() === path.toLowerCase())
  const head = articles[at]
  if (!head) return undefined
  const file = fileOf(head.path)
  const text = texts.get(file)
  if (text === undefined)
    throw new Error(`${file} is missing in articles/: the text of “${head.title}”`)
  const { body, ...front } = parseArticle(file, text)
  const { parts, contents, words } = renderProse(body)
  return {
    ...head,
    ...front,
    parts,
    contents,
    minutes: Math.ceil(words / wordsPerMinute),
    next: [...articles.slice(at + 1), ...articles.slice(0, at)],
  }
}

const fileOf = (path: string) => `${path.slice(1)}.md`
