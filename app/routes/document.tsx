import { documentData } from '#app/features/document/document-data.ts'
import { DocumentPage } from '#app/features/document/document-page.tsx'
import { findDocument, type FoundDocument } from '#app/features/document/find-document.server.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo, NotFoundError, UnavailableError } from '#app/page-module.ts'
import { notKept, type PageAnswer, type PageArgs, type PageHead } from '../page-module.ts'

type Data = Extract<FoundDocument, { kind: 'page' }>

export async function load({ site, params, url }: PageArgs): Promise<Data | Response> {
  const { name = '' } = params
  const part = Number(url.searchParams.get('part')) || 1
  const found = await findDocument(site, name, part)
  if (found.kind === 'moved') return redirectTo(found.to)
  if (found.kind === 'unknown') throw new NotFoundError(name)
  if (found.kind === 'unavailable') throw new UnavailableError('The storage cannot be read.')
  return found
}

export const answer = (data: Data): PageAnswer => (data.mayBeKept ? {} : notKept)

export function head({ page }: Data): PageHead {
  const { title, lede, kicker, slug, part, image } = page.view
  return {
    title,
    description: `${kicker}: ${lede}`,
    path: paths.document(slug, '', part),
    ...(image && { image }),
    data: documentData(page),
    alternates: [{ type: 'text/markdown', href: `${paths.document(slug)}.md` }],
  }
}

export function Page({ data: { page } }: { data: Data }) {
  return (
    <div className="wrap">
      <DocumentPage {...page} />
    </div>
  )
}
