import { documentContent } from '#app/features/document/document-content.server.ts'
import { documentDrawing } from '#app/features/document/document-drawing.server.ts'
import { documentSources } from '#app/features/document/document-sources.server.ts'
import type { PageArgs } from '../page-module.ts'

/** A drawing of a document: `figure-2.svg` is its second. */
export function respond({ site, params: { name = '', figure = '' } }: PageArgs) {
  const source = documentSources.get(name)
  const number = Number(/^figure-(\d+)\.svg$/.exec(figure)?.[1])
  const svg = source && documentDrawing(documentContent(site, source), number)
  if (!svg) return new Response(null, { status: 404 })
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}
