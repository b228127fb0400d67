import { Marked, type RendererObject } from 'marked'
import { escapeMarkup } from '#domain/texts/escape-markup.ts'
import { isLink } from '#domain/texts/is-link.ts'
import { keepUnits } from '#domain/texts/keep-units.ts'

const renderer: RendererObject = {
  link({ href, tokens, raw }) {
    if (!isLink(href)) throw new Error(`a link that leads nowhere in a document: ${raw}`)
    const rel = href.startsWith('http') ? ' rel="noopener"' : ''
    return `<a href="${escapeMarkup(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`
  },
  html({ raw }) {
    throw new Error(`HTML in a document: ${raw}`)
  },
  image({ raw }) {
    throw new Error(`a picture inside a line: ${raw}`)
  },
}

const marked = new Marked({ gfm: true, renderer })

/** A line of a document's Markdown as HTML. */
export function inlineHtml(text: string): string {
  return marked.parseInline(keepUnits(text), { async: false })
}
