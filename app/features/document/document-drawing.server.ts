import type { DocumentBlock } from '#domain/documents/document-block.ts'
import type { DocumentContent } from './document-content.server.ts'

/** A document's drawing as a file of its own; undefined where it has no such number. */
export function documentDrawing({ sections }: DocumentContent, number: number): string | undefined {
  const drawings = sections.flatMap(({ blocks }) => blocks.flatMap(drawingsIn))
  const svg = drawings.find((drawing) => drawing.number === number)?.svg
  return svg?.replace(
    /^<svg (?!xmlns)/,
    () => `<svg xmlns="http://www.w3.org/2000/svg" ${face}${sizeOf(svg)} `,
  )
}

type Drawing = Extract<DocumentBlock, { kind: 'drawing' }>

function drawingsIn(block: DocumentBlock): Drawing[] {
  if ('blocks' in block) return block.blocks.flatMap(drawingsIn)
  return block.kind === 'drawing' ? [block] : []
}

/** A picture has no font but those of the system. */
const face = 'font-family="Helvetica, Arial, sans-serif"'

/** So that whoever opens it alone sees it in its own size. */
function sizeOf(svg: string): string {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return width && height ? ` width="${width}" height="${height}"` : ''
}
