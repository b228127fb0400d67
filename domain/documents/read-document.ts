import type { DocumentInserts, InsertFor, InsertedBlock } from '#domain/records/document.ts'
import { slugOf } from '#domain/texts/slug.ts'
import { eachInBothUnits, inBothUnits } from './both-units.ts'
import type { DocumentBlock, DocumentSection, Notice } from './document-block.ts'
import { inlineBlocks } from './inline-blocks.ts'

type Context = DocumentInserts & { document: InsertFor }

/** What a document counts through. */
type Counts = { steps: number; drawings: number }

const notices: readonly string[] = ['warning', 'caution', 'note']
/** What the fragments of steps begin with: no heading's may. */
const stepIds = 'step-'

/**
 * The body of a document in sections. `{{name argument}}` on a line of its own asks for a table of
 * products, a passage or a drawing; `:::name` … `:::` sets a block apart. Figures are said in both units
 * where the context names a second one. Throws for what nobody knows.
 */
export function readDocument(body: string, context: Context): DocumentSection[] {
  const counts: Counts = { steps: 0, drawings: 0 }
  const ids = new Set<string>()
  return inBothUnits(body, context.units)
    .split(/^(?=## )/m)
    .flatMap((chunk) => {
      const [, written = ''] = /^## (.+)$/m.exec(chunk.startsWith('## ') ? chunk : '') ?? []
      // `.wide` behind a heading is for who prints.
      const heading = written.replace(/(?:\s+\.[a-z]+)+$/, '').trim()
      const text = written ? chunk.slice(chunk.indexOf('\n') + 1) : chunk
      const blocks = blocksOf(text, context, counts)
      if (!heading && !blocks.length) return []
      return [{ id: heading && idOf(heading, ids), heading, blocks }]
    })
}

function idOf(heading: string, ids: Set<string>): string {
  const slug = slugOf(heading) || 'part'
  const id = slug.startsWith(stepIds) ? `part-${slug}` : slug
  if (ids.has(id)) throw new Error(`two headings “${heading}”: give one of them another name`)
  ids.add(id)
  return id
}

function blocksOf(text: string, context: Context, counts: Counts): DocumentBlock[] {
  const aside = /^:::(\w+)[^\n]*\n([\s\S]*?)^:::$|^\{\{(\w+)\s*([\s\S]*?)\}\}$/gm
  const blocks: DocumentBlock[] = []
  let from = 0
  for (const match of text.matchAll(aside)) {
    const [whole, box, inner = '', name, argument = ''] = match
    blocks.push(...inlineBlocks(text.slice(from, match.index), counts))
    from = match.index + whole.length
    if (box) {
      const within = blocksOf(inner, context, counts)
      blocks.push(
        notices.includes(box)
          ? { kind: 'notice', of: box as Notice, blocks: within }
          : { kind: 'box', name: box, blocks: within },
      )
    } else if (name) blocks.push(...insertOf(name, argument.trim(), context, counts))
  }
  blocks.push(...inlineBlocks(text.slice(from), counts))
  return blocks
}

function insertOf(
  name: string,
  argument: string,
  { inserts, drawings, document, units }: Context,
  counts: Counts,
): DocumentBlock[] {
  const words = argument.split(/\s+/).filter(Boolean)
  if (name === 'products')
    return [{ kind: 'products', look: 'table', slugs: undefined, keys: words }]
  if (name === 'listing') return [{ kind: 'products', look: 'table', slugs: words, keys: [] }]
  if (name === 'cards') return [{ kind: 'products', look: 'cards', slugs: words, keys: [] }]
  const draw = Object.hasOwn(drawings, name) ? drawings[name] : undefined
  if (draw) {
    const [options = '', caption = ''] = argument.split('|')
    const number = ++counts.drawings
    return [{ kind: 'drawing', number, name, svg: draw(pairsOf(options)), caption: caption.trim() }]
  }
  const insert = Object.hasOwn(inserts, name) ? inserts[name] : undefined
  if (!insert) throw new Error(`nothing is called {{${name}}}`)
  return insert(argument, document).map((block) => insertedBlock(eachInBothUnits(block, units)))
}

function insertedBlock(block: InsertedBlock): DocumentBlock {
  if (block.kind !== 'notice') return block
  const { of, text, items } = block
  const list = items ? [{ kind: 'list' as const, items: [...items] }] : []
  return { kind: 'notice', of, blocks: [{ kind: 'text', text }, ...list] }
}

/** `key=value` pairs; a value with spaces stands between quotation marks. */
function pairsOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)]
  return Object.fromEntries(pairs.map(([, key, quoted, plain]) => [key!, quoted ?? plain ?? '']))
}
