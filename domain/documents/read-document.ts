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

const picture = /^!\[([^\]]*)\]\((\S+?)(?:\s+['"](.*)['"])?\)$/

/**
 * Markdown without what is set apart, in blocks: paragraphs, third-level headings, lists, tables and
 * pictures that stand alone. A numbered list goes on with the document's steps where its first number
 * does; another is a list of its own. Throws for HTML and for headings of other levels.
 */
function inlineBlocks(text: string, counts: { steps: number }): DocumentBlock[] {
  const blocks: DocumentBlock[] = []
  let rest = text.replaceAll('\r\n', '\n').split('\n')
  while (rest.length) {
    const [line = ''] = rest
    if (!line.trim()) {
      rest = rest.slice(1)
      continue
    }
    const kind = kindOf(line)
    const length = 1 + lengthOf(rest.slice(1), kind)
    blocks.push(blockOf(kind, rest.slice(0, length), counts))
    rest = rest.slice(length)
  }
  return blocks
}

type Kind = 'heading' | 'table' | 'numbers' | 'list' | 'picture' | 'text'

const begins: [Kind, RegExp][] = [
  ['heading', /^#/],
  ['table', /^\|/],
  ['numbers', /^\d+\. /],
  ['list', /^[-*] /],
  ['picture', picture],
]

const kindOf = (line: string): Kind => begins.find(([, form]) => form.test(line))?.[0] ?? 'text'

/** How many of the lines go on with a block: those of its kind, and indented ones of a list. */
function lengthOf(lines: readonly string[], kind: Kind): number {
  if (kind === 'heading' || kind === 'picture') return 0
  const end = lines.findIndex((line) => {
    const isList = kind === 'list' || kind === 'numbers'
    const goesOn = kindOf(line) === kind || (isList && /^\s+\S/.test(line))
    return !line.trim() || !goesOn
  })
  return end < 0 ? lines.length : end
}

function blockOf(kind: Kind, lines: readonly string[], counts: { steps: number }): DocumentBlock {
  const [line = ''] = lines
  const strange = lines.find((one) => /^\s*<\/?[a-z!]/i.test(one))
  if (strange) throw new Error(`HTML in a document: ${strange.trim()}`)
  if (kind === 'heading') {
    const [, text] = /^### (.+)$/.exec(line) ?? []
    if (!text) throw new Error(`a heading of another level than ## and ###: ${line}`)
    return { kind: 'heading', text: text.trim() }
  }
  if (kind === 'table') return tableOf(lines)
  if (kind === 'picture') {
    const [, alt = '', image = '', caption = ''] = picture.exec(line) ?? []
    if (!alt || !caption) throw new Error(`a picture without a description or a caption: ${line}`)
    return { kind: 'picture', image, alt, caption }
  }
  if (kind === 'text') return { kind: 'text', text: lines.join('\n') }
  const items = itemsOf(lines)
  if (kind === 'list') return { kind: 'list', items }
  const first = Number(/^\d+/.exec(line)?.[0])
  if (first !== counts.steps + 1) return { kind: 'numbers', first, items }
  counts.steps += items.length
  return { kind: 'steps', first, items }
}

function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    const own = line.replace(/^(?:[-*]|\d+\.) /, '').trim()
    if (/^\s/.test(line)) items.push(`${items.pop() ?? ''} ${own}`.trim())
    else items.push(own)
  }
  return items
}

function tableOf(lines: readonly string[]): DocumentBlock {
  const [columns = [], rule = [], ...rows] = lines.map(cellsOf)
  if (!rule.length || !rule.every((cell) => /^:?-+:?$/.test(cell)))
    throw new Error(`a table without a line of --- below its head: ${lines[0]}`)
  const odd = rows.findIndex((row) => row.length !== columns.length)
  if (odd >= 0)
    throw new Error(
      `a row of ${rows[odd]!.length} cells in a table of ${columns.length}: ${lines[odd + 2]}`,
    )
  return { kind: 'table', columns, rows }
}

/** `\|` in a cell is no end of it. */
function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim())
}
