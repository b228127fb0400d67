import { legalPages } from '#content/legal/legal.ts'
import { site } from '#content/site.ts'
import type { LegalHead } from '#domain/records/article.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { byFileName } from '#app/features/prose/by-file-name.server.ts'
import { renderProse, type RenderedProse } from '#app/features/prose/render-prose.server.ts'

/** A legal page as it is shown. */
export type LegalView = LegalHead & Pick<RenderedProse, 'parts' | 'contents'>

const texts = byFileName(
  import.meta.glob<string>('#content/legal/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Undefined where no legal page has this path. */
export function legalView(path: string): LegalView | undefined {
  const head = legalPages.find((page) => page.path === path.toLowerCase())
  if (!head) return undefined
  const { parts, contents } = renderProse(legalText(head))
  return { ...head, parts, contents }
}

/** As it is written, with the names of the company. */
export function legalText({ path, title }: LegalHead): string {
  const file = `${path.slice(1)}.md`
  const text = texts.get(file)
  if (text === undefined) throw new Error(`${file} is missing in legal/: the text of “${title}”`)
  const { name, legalName, email } = site
  return fillIn(text, { name, legalName, email })
}
