import { site as company } from '#content/site.ts'
import type { Site } from '#app/context.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/crawlers.ts'

type Facts = {
  /** The page that says the same. */
  page: string
  /** Its own address: the page's answers with it, too, where Markdown is asked for. */
  path: string
}

/** A page as Markdown, with the state that it is of. Search engines are to show the page itself. */
export function markdownAnswer(
  text: string,
  { page, path }: Facts,
  { url, version }: Pick<Site, 'url' | 'version'>,
  now = Date.now(),
): Response {
  const at = new Date(now).toISOString()
  const state = fillIn(texts.stateOf, { maker: company.legalName, version, at })
  return new Response(`${text.trimEnd()}\n\n${state}\n`, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Location': path,
      'X-Robots-Tag': 'noindex',
      Link: `<${url}${page}>; rel="canonical"`,
      Vary: 'Accept',
    },
  })
}

export function noSuchMarkdown({ url }: Pick<Site, 'url'>, status = 404): Response {
  return new Response(`${fillIn(texts.noSuchPage, { address: url + programPaths.llms() })}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept',
      ...(status === 503 && { 'Cache-Control': 'no-store' }),
    },
  })
}
