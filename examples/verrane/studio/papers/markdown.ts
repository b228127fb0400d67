import { Marked } from 'marked'

/** Makes the HTML of a `{{name argument}}` line. */
export type Insert = (name: string, argument: string) => string

export const noticeWords = { warning: 'Warning', caution: 'Caution', note: 'Note' }
const marked = new Marked({ gfm: true })

/**
 * Renders a document's Markdown. Each `##` heading opens a section; `{{…}}` on a line of its own
 * is asked of `insert`; `:::name` … `:::` wraps what lies between in a block of that name.
 */
export function renderMarkdown(source: string, insert: Insert): string {
  const chunks = source.split(/^(?=## )/m)
  return chunks.map((chunk) => renderChunk(chunk, insert)).join('\n')
}

function renderChunk(chunk: string, insert: Insert): string {
  const heading = /^## (.+)\n/.exec(chunk)
  if (!heading) return chunk.trim() ? renderBlocks(chunk, insert) : ''
  const [text, ...classes] = heading[1]!.trim().split(/\s+(?=\.[a-z]+)/)
  const matter = renderBlocks(chunk.slice(heading[0].length), insert)
  const className = ['part', ...classes.map((name) => name.slice(1))].join(' ')
  return `<section class="${className}"><h2>${inline(text!)}</h2><div class="matter">${matter}</div></section>`
}

/** Inserts and wrapped blocks are set aside while the rest is parsed, then put back. */
function renderBlocks(source: string, insert: Insert): string {
  const aside: string[] = []
  const keep = (html: string) => `\n\n@@${aside.push(html) - 1}@@\n\n`
  const text = source
    .replace(
      /^:::(\w+)([^\n]*)\n([\s\S]*?)^:::$/gm,
      (_, name: string, extra: string, inner: string) =>
        keep(wrap(name, extra.trim(), renderBlocks(inner, insert))),
    )
    .replace(/^\{\{(\w+)\s*([\s\S]*?)\}\}$/gm, (_, name: string, argument: string) =>
      keep(insert(name, argument.trim())),
    )
  const html = marked.parse(text, { async: false })
  return html.replace(/(?:<p>)?@@(\d+)@@(?:<\/p>)?/g, (_, index: string) => aside[Number(index)]!)
}

function wrap(name: string, extra: string, inner: string): string {
  const word: string | undefined = (noticeWords as Record<string, string>)[name]
  if (!word) return `<div class="${[name, extra].filter(Boolean).join(' ')}">${inner}</div>`
  const lead = `<b class="word">${word}</b>`
  const body = inner.startsWith('<p>')
    ? inner.replace('<p>', `<p>${lead}`)
    : `<p>${lead}</p>${inner}`
  return `<div class="notice ${name}" role="note">${body}</div>`
}

export function inline(text: string): string {
  return marked.parseInline(text, { async: false })
}
