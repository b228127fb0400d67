import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/documents.ts'
import type { DocumentBlock, DocumentSection } from './document-block.ts'

/** A place in a document that can be linked to, and what it says. */
export type DocumentPart = {
  /** Its fragment. */
  id: string
  /** As it is named beside the document: 'Step 4', or its heading. */
  name: string
  text: string
}

export const stepId = (number: number) => `step-${number}`

/** The steps of a document, and its sections with all that they say, those without a heading left out. */
export function documentParts(sections: readonly DocumentSection[]): DocumentPart[] {
  return sections.flatMap(({ id, heading, blocks }) => [
    ...blocks.flatMap(stepsIn),
    ...(id ? [{ id, name: heading, text: [heading, ...blocks.map(plainBlock)].join(' ') }] : []),
  ])
}

export type DocumentStep = DocumentPart & { number: number }

/** Those of a block, with their numbers. */
export function stepsIn(block: DocumentBlock): DocumentStep[] {
  if ('blocks' in block) return block.blocks.flatMap(stepsIn)
  if (block.kind !== 'steps') return []
  return block.items.map((item, at) => {
    const number = block.first + at
    const name = fillIn(texts.step, { number })
    return { id: stepId(number), name, text: plainText(item), number }
  })
}

/** What a block says in words; of products only the document that is made knows. */
function plainBlock(block: DocumentBlock): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return plainText(block.text)
    case 'list':
    case 'steps':
    case 'numbers':
    case 'letters':
      return block.items.map(plainText).join(' ')
    case 'table':
      return [block.columns, ...block.rows].flat().map(plainText).join(' ')
    case 'notice':
    case 'box':
      return block.blocks.map(plainBlock).join(' ')
    case 'picture':
    case 'drawing':
      return plainText(block.caption)
    case 'products':
      return ''
  }
}

/** A line of Markdown without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
