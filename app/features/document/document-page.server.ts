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
import { documentHtml } from './document-blocks.server.tsx'
import type { DocumentSource } from './document-sources.server.ts'
import type { Crumb } from '#app/lib/structured-data.ts'
import type { ContentsItem } from '#app/features/prose/contents.tsx'

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

/** What stands around a document's text: the text itself travels as HTML. */
export type DocumentView = {
  slug: string
  title: string
  /** 'Installation guide IG-1, revision D'; its category where only the PDF is known. */
  kicker: string
  lede: string
  /** Of the revision, as it is shown. */
  date: string
  /** Of the PDF: kind, size, pages and revision. */
  facts: string
  /** Address of the PDF. */
  pdf: string
  /** A picture field; empty for none. */
  image: string
  trail: Crumb[]
  contents: ContentsItem[]
  /** How many steps there are to tick. */
  steps: number
  /** Changes when the steps do: what was ticked of another revision is not ticked. */
  revision: string
  /** Which part of a PDF's pages is shown, from 1, and of how many. */
  part: number
  parts: number
}
