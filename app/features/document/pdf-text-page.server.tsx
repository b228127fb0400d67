import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '#app/context.ts'
import { knowledgeTrail } from '#app/features/knowledge/knowledge-trail.ts'
import { titleOf, type KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { factsOf } from '#domain/knowledge/describe-file.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/documents.ts'
import { lookups, productsOf } from './document-content.server.ts'
import type { DocumentPage } from './document-page.server.ts'
import { pdfParts } from './pdf-parts.ts'
import { DocumentProducts } from './document-products.server.tsx'

/** Of one page of the site, in characters: with its markup it stays within the HTML budget. */
const maxPartLength = 9_000

/** A document that there is only as a PDF: what its pages say, as far as it could be read. */
export async function pdfTextPage(
  site: Pick<Site, 'catalogue' | 'addresses' | 'textOf'>,
  item: KnowledgeItem,
  asked: number,
): Promise<DocumentPage & { isRead: boolean }> {
  const { slug, url, category, image } = item
  const title = titleOf(item)
  const pages = await site.textOf(item)
  const parts = pdfParts(pages ?? [], maxPartLength)
  const part = Math.min(Math.max(1, asked), parts.length)
  const shown = parts[part - 1] ?? []
  const content = {
    sections: [],
    ...productsOf(site, item.file?.path ?? ''),
    ...lookups(site),
  }
  return {
    isRead: pages !== undefined,
    view: {
      slug,
      title,
      kicker: category,
      lede: pages ? texts.textOfPdf : texts.notReadYet,
      date: '',
      facts: factsOf(item).join(' · '),
      pdf: url,
      image,
      trail: knowledgeTrail(title, category),
      contents: [],
      steps: 0,
      revision: item.file?.revision ?? '',
      part,
      parts: parts.length,
    },
    html: renderToStaticMarkup(
      <>
        {shown.map(({ page, text }) => (
          <section key={page}>
            <h2 id={`page-${page}`} tabIndex={-1}>
              {fillIn(texts.pdfPage, { page })}
            </h2>
            <p>{text}</p>
          </section>
        ))}
        <DocumentProducts content={content} />
      </>,
    ),
    steps: [],
    date: item.file?.updated ?? '',
    content,
    ...(pages && { pages }),
  }
}
