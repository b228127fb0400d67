import { documentMarkdown } from '#app/features/crawlers/document-markdown.ts'
import { markdownAnswer, noSuchMarkdown } from '#app/features/crawlers/markdown-answer.ts'
import { findDocument } from '#app/features/document/find-document.server.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo } from '#app/page-module.ts'
import type { PageArgs } from '../page-module.ts'

export async function respond({ site, params: { name = '' } }: PageArgs) {
  const found = await findDocument(site, name)
  if (found.kind === 'moved') return redirectTo(found.to)
  if (found.kind !== 'page') return noSuchMarkdown(site, found.kind === 'unavailable' ? 503 : 404)
  const page = paths.document(found.page.view.slug)
  const text = documentMarkdown(found.page, site.url)
  const answer = markdownAnswer(text, { page, path: `${page}.md` }, site)
  if (!found.mayBeKept) answer.headers.set('Cache-Control', 'no-store')
  return answer
}
