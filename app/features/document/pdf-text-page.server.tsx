import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '#app/context.ts'
import { knowledgeTrail } from '#app/features/knowledge/knowledge-trail.ts'
import { titleOf, type KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { factsOf } from '#domain/knowledge/describe-file.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/documents.ts'
import { lookups, productsOf } from './document-content.server.ts'
import type { DocumentPage } from './document-page.server.ts'
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

type PageText = { page: number; text: string }

/**
 * Whole pages of a PDF together while they fit into a part, of so many characters; one that is
 * longer goes on in the next part.
 */
export function pdfParts(pages: readonly string[], maxPartLength: number): PageText[][] {
  const parts: PageText[][] = [[]]
  let room = maxPartLength
  for (const [at, whole] of pages.entries()) {
    for (let text = whole, isFirst = true; text || isFirst; isFirst = false) {
      if (text.length > room && room < maxPartLength) {
        parts.push([])
        room = maxPartLength
      }
      const length = lengthOf(text, room)
      parts.at(-1)!.push({ page: at + 1, text: text.slice(0, length).trim() })
      // What is left of a page begins the next part.
      text = text.slice(length).trimStart()
      room = text ? 0 : room - length
    }
  }
  return parts
}

/** As far as there is room, to the end of a word where there is one. */
function lengthOf(text: string, room: number): number {
  if (text.length <= room) return text.length
  const end = text.lastIndexOf(' ', room)
  return end > 0 ? end : room
}
