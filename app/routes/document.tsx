import { useMemo } from 'react'
import { data, redirectDocument } from 'react-router'
import {
  documentContext,
  serverPartsContext,
  siteContext,
  structuredDataContext,
} from '#app/context.ts'
import { documentData } from '#app/features/document/document-data.ts'
import { DocumentPage } from '#app/features/document/document-page.tsx'
import { documentPart, type DocumentView } from '#app/features/document/document-view.ts'
import { findDocument } from '#app/features/document/find-document.server.ts'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import type { Route } from './+types/document.ts'

type PageData = { view: Packed<DocumentView>; html?: string }

const noStore = { 'Cache-Control': 'no-store' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const part = Number(url.searchParams.get('part')) || 1
  const found = await findDocument(site, params.name, part)
  // As a document: where it leads to a file, the router has no page.
  if (found.kind === 'moved') throw redirectDocument(found.to)
  if (found.kind !== 'page') {
    const isUnknown = found.kind === 'unknown'
    throw data(await notFoundData(site.catalogue, params.name), {
      status: isUnknown ? 404 : 503,
      ...(!isUnknown && { headers: noStore }),
    })
  }
  const { page, mayBeKept } = found
  const { view, html } = page
  const inDocument = context.get(documentContext)
  if (inDocument) {
    context.set(structuredDataContext, documentData(page))
    // The text travels as HTML alone.
    context.set(serverPartsContext, new Map([[documentPart, html]]))
  }
  const sent: PageData = { view: pack(view), ...(!inDocument && { html }) }
  return data(sent, mayBeKept ? undefined : { headers: noStore })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, lede, kicker, slug, part, image } = unpack<DocumentView>(loaderData.view)
  return [
    ...pageMeta(matches, {
      title,
      description: `${kicker}: ${lede}`,
      path: paths.document(slug, '', part),
      ...(image && { image }),
    }),
    {
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'text/markdown',
      href: `${paths.document(slug)}.md`,
    },
  ]
}

export default function Document({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack<DocumentView>(loaderData.view), [loaderData])
  return (
    <div className="wrap">
      <DocumentPage view={view} html={loaderData.html} />
    </div>
  )
}
