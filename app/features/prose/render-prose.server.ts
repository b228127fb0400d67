import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import type { ContentsItem } from './contents.tsx'
import type { ProsePiece } from './prose.tsx'
import { escapeMarkup } from '#domain/texts/escape-markup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { isLink } from '#domain/texts/is-link.ts'
import { keepUnits } from '#domain/texts/keep-units.ts'
import { slugOf } from '#domain/texts/slug.ts'
import * as texts from '#texts/ui.ts'

export type RenderedProse = { parts: ProsePiece[]; contents: ContentsItem[]; words: number }

/**
 * Markdown as the parts a page shows. A picture alone in its paragraph is a figure, its title the
 * caption; a paragraph `Table: …` before a table is that table's caption (Pandoc's convention).
 * HTML is refused: a text says what it is, not how it looks.
 */
export function renderProse(markdown: string): RenderedProse {
  const parts: ProsePiece[] = []
  const contents: ContentsItem[] = []
  const marked = new Marked({ gfm: true, renderer: rendererFor(contents) })
  let caption = ''
  for (const token of marked.lexer(keepUnits(markdown))) {
    const tableName = /^Table: (.+)$/s.exec(token.raw.trim())?.[1]
    const picture = onlyPicture(token)
    if (tableName) {
      caption = tableName
    } else if (token.type === 'table') {
      const inline = (text: string) => marked.parseInline(text, { async: false })
      parts.push(tablePart(token as Tokens.Table, caption, inline))
      caption = ''
    } else if (picture) {
      const number = parts.filter(({ kind }) => kind === 'figure').length + 1
      parts.push(figurePart(picture, number))
    } else if (token.type !== 'space') {
      const html = marked.parser([token])
      const last = parts.at(-1)
      if (last?.kind === 'text') last.html += html
      else parts.push({ kind: 'text', html })
    }
  }
  return { parts, contents, words: countWords(markdown) }
}

function tablePart(
  { header, rows, raw }: Tokens.Table,
  caption: string,
  inline: (text: string) => string,
): ProsePiece {
  if (!caption) throw new Error(`a table without a “Table: …” line before it: ${raw}`)
  const columns = header.map(({ text }) => text)
  return {
    kind: 'table',
    caption,
    columns,
    rows: rows.map((cells) => cells.map(({ text }) => inline(text))),
  }
}

function figurePart({ href, text, title, raw }: Tokens.Image, number: number): ProsePiece {
  if (!text || !title) throw new Error(`a figure without a description or a caption: ${raw}`)
  return {
    kind: 'figure',
    name: fillIn(texts.figure, { number }),
    image: href,
    alt: text,
    caption: title,
  }
}

function onlyPicture(token: Token): Tokens.Image | undefined {
  if (token.type !== 'paragraph') return undefined
  const [first, ...more] = (token as Tokens.Paragraph).tokens
  return first?.type === 'image' && !more.length ? (first as Tokens.Image) : undefined
}

/** Collects the second-level headings while it writes them. */
function rendererFor(contents: ContentsItem[]): RendererObject {
  return {
    heading({ depth, text }) {
      if (depth === 3) return `<h3>${escapeMarkup(text)}</h3>`
      if (depth !== 2) throw new Error(`a heading of level ${depth}: ${text}`)
      const id = slugOf(text)
      if (contents.some((item) => item.id === id)) throw new Error(`two headings “${text}”`)
      contents.push({ id, text })
      return `<h2 id="${id}" tabindex="-1">${escapeMarkup(text)}</h2>`
    },
    link({ href, tokens, raw }) {
      if (!isLink(href)) throw new Error(`a link that leads nowhere in a text: ${raw}`)
      const rel = href.startsWith('http') ? ' rel="noopener"' : ''
      return `<a href="${escapeMarkup(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`
    },
    image({ raw }) {
      throw new Error(`a picture inside a line: ${raw}`)
    },
    html({ raw }) {
      throw new Error(`HTML in a text: ${raw}`)
    },
  }
}

function countWords(markdown: string): number {
  // An address is no word to read.
  return markdown.replaceAll(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0
}
