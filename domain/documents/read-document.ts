import { lexer, type MarkedToken, type Tokens } from 'marked'
import type { DocumentInserts, InsertFor, InsertedBlock } from '#domain/records/document.ts'
import { slugOf } from '#domain/texts/slug.ts'
import { eachInBothUnits, inBothUnits } from './both-units.ts'
import type { DocumentBlock, DocumentSection, Notice } from './document-block.ts'

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

/**
 * Markdown without what is set apart, in blocks: paragraphs, third-level headings, lists, tables and
 * pictures that stand alone. A numbered list goes on with the document's steps where its first number
 * does; another is a list of its own. Throws for HTML and for headings of other levels.
 */
function inlineBlocks(text: string, counts: { steps: number }): DocumentBlock[] {
  const strange = /^\s*<\/?[a-z!].*/im.exec(text)
  if (strange) throw new Error(`HTML in a document: ${strange[0].trim()}`)
  return lexer(text).flatMap((token) => blockOf(token as MarkedToken, counts) ?? [])
}

function blockOf(token: MarkedToken, counts: { steps: number }): DocumentBlock | undefined {
  switch (token.type) {
    case 'space':
      return undefined
    case 'heading':
      if (token.depth !== 3)
        throw new Error(`a heading of another level than ## and ###: ${token.raw.trim()}`)
      return { kind: 'heading', text: token.text }
    case 'list':
      return listOf(token, counts)
    case 'table':
      return tableOf(token)
    case 'paragraph': {
      const [image, ...others] = token.tokens as MarkedToken[]
      return image?.type === 'image' && others.length === 0
        ? pictureOf(image)
        : { kind: 'text', text: token.text }
    }
    default:
      return { kind: 'text', text: token.raw.trim() }
  }
}

function listOf({ ordered, start, items }: Tokens.List, counts: { steps: number }): DocumentBlock {
  const texts = items.map(({ text }) => text.replace(/\s+/g, ' ').trim())
  if (!ordered) return { kind: 'list', items: texts }
  const first = Number(start)
  if (first !== counts.steps + 1) return { kind: 'numbers', first, items: texts }
  counts.steps += texts.length
  return { kind: 'steps', first, items: texts }
}

function tableOf({ header, rows, raw }: Tokens.Table): DocumentBlock {
  // The parser fills up and cuts off rows of another length.
  const [, , ...lines] = raw.trim().split('\n')
  const cellsIn = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/).length
  const odd = lines.find((line) => cellsIn(line) !== header.length)
  if (odd)
    throw new Error(`a row of ${cellsIn(odd)} cells in a table of ${header.length}: ${odd.trim()}`)
  return {
    kind: 'table',
    columns: header.map(({ text }) => text),
    rows: rows.map((cells) => cells.map(({ text }) => text)),
  }
}

function pictureOf({ href, text: alt, title, raw }: Tokens.Image): DocumentBlock {
  if (!alt || !title) throw new Error(`a picture without a description or a caption: ${raw}`)
  return { kind: 'picture', image: href, alt, caption: title }
}
