import type { Site } from '#app/context.ts'
import { knowledgeTrail } from '#app/features/knowledge/knowledge-trail.ts'
import { pictureOf } from '#domain/documents/document-head.ts'
import { stepsIn, type DocumentStep } from '#domain/documents/document-parts.ts'
import { ageOf, factsOf } from '#domain/knowledge/describe-file.ts'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { fileUrl } from '#domain/pictures.ts'
import { formatDay } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/documents.ts'
import { documentContent, type DocumentContent } from './document-content.server.ts'
import { documentHtml } from './document-html.server.tsx'
import type { DocumentSource } from './document-sources.server.ts'
import type { DocumentView } from './document-view.ts'

export type DocumentPage = {
  view: DocumentView
  html: string
  steps: DocumentStep[]
  /** ISO 8601, a month or a day. */
  date: string
  content: DocumentContent
  /** What a PDF's pages say, where that is all there is. */
  pages?: readonly string[]
}

/** A document that has a source, with what the storage knows of its PDF. */
export function sourcePage(
  site: Pick<Site, 'catalogue' | 'addresses'>,
  source: DocumentSource,
  items: readonly KnowledgeItem[],
): DocumentPage {
  const { slug, file, head } = source
  const content = documentContent(site, source)
  const item = items.find((one) => one.file?.path === file && one.category !== 'Featured')
  const { title, kind, number, revision, lede, pictures } = head
  const [picture = ''] = pictures
  const steps = content.sections.flatMap(({ blocks }) => blocks.flatMap(stepsIn))
  return {
    view: {
      slug,
      title,
      kicker: `${kind} ${fillIn(texts.documentNumber, { number, revision })}`,
      lede,
      date: formatDay(head.date),
      facts: item ? fileFacts(item) : '',
      pdf: item?.url ?? fileUrl(file) ?? '',
      image: picture && pictureOf(picture),
      trail: knowledgeTrail(title, item?.category),
      contents: content.sections.flatMap(({ id, heading }) => (id ? [{ id, text: heading }] : [])),
      steps: steps.length,
      revision,
      part: 1,
      parts: 1,
    },
    html: documentHtml({ slug, title, content }),
    steps,
    date: head.date,
    content,
  }
}

/** Kind, size and pages: a document says its revision itself. */
export function fileFacts(item: KnowledgeItem): string {
  const age = item.file && ageOf(item.file)
  return factsOf(item)
    .filter((fact) => fact !== age)
    .join(' · ')
}
