import type { DocumentBlock } from '#domain/documents/document-block.ts'
import type { DocumentContent } from './document-content.server.ts'

/** A document's drawing as a file of its own; undefined where it has no such number. */
export function documentDrawing({ sections }: DocumentContent, number: number): string | undefined {
  const drawings = sections.flatMap(({ blocks }) => blocks.flatMap(drawingsIn))
  const svg = drawings.find((drawing) => drawing.number === number)?.svg
  if (!svg) return undefined
  const { width, height } = drawingSize(svg)
  // So that whoever opens it alone sees it in its own size.
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return svg.replace(
    /^<svg (?!xmlns)/,
    () => `<svg xmlns="http://www.w3.org/2000/svg" ${face}${size} `,
  )
}

type Drawing = Extract<DocumentBlock, { kind: 'drawing' }>

function drawingsIn(block: DocumentBlock): Drawing[] {
  if ('blocks' in block) return block.blocks.flatMap(drawingsIn)
  return block.kind === 'drawing' ? [block] : []
}

/** A picture has no font but those of the system. */
const face = 'font-family="Helvetica, Arial, sans-serif"'

/** Of a drawing's own view, in its own units; neither where it tells none. */
export function drawingSize(svg: string): { width?: number; height?: number } {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : {}
}
