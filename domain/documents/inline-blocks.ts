import type { DocumentBlock } from './document-block.ts'

const picture = /^!\[([^\]]*)\]\((\S+?)(?:\s+['"](.*)['"])?\)$/

/**
 * Markdown without what is set apart, in blocks: paragraphs, third-level headings, lists, tables and
 * pictures that stand alone. A numbered list goes on with the document's steps where its first number
 * does; another is a list of its own. Throws for HTML and for headings of other levels.
 */
export function inlineBlocks(text: string, counts: { steps: number }): DocumentBlock[] {
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
