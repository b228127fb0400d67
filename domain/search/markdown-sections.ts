import { sayRow, type PageSection } from './page-sections.ts'

/** What a text in Markdown says, heading by heading; drawings and generated parts are left out. */
export function sectionsOfMarkdown(text: string): PageSection[] {
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }]
  let chapter = ''
  let columns: string[] | undefined
  for (const line of text.replace(/^\{\{[\s\S]*?\}\}$/gm, '').split('\n')) {
    const [, level = '', title = ''] = /^(#+) (.*)$/.exec(line) ?? []
    if (level) {
      const name = plainText(title.replace(/(?:\s+\.[a-z]+)+$/, ''))
      if (level.length <= 2) chapter = name
      sections.push({ heading: level.length <= 2 ? name : `${chapter}: ${name}`, lines: [] })
      continue
    }
    const caption = /^Table: (.+)$/.exec(line)?.[1]
    if (caption) {
      sections.push({ heading: [chapter, caption].filter(Boolean).join(': '), lines: [] })
      continue
    }
    const cells = /^\|(.*)\|\s*$/.exec(line)?.[1]?.split('|').map(plainText)
    if (!cells) columns = undefined
    else if (!columns) {
      columns = cells
      continue
    } else if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue
    const written = cells ? sayRow(columns ?? [], cells) : plainText(line)
    if (/\p{L}/u.test(written) && !/^(?::::|!\[)/.test(line)) sections.at(-1)!.lines.push(written)
  }
  return sections.filter(({ lines }) => lines.length > 0)
}

/** Without the marks of lists, emphasis, links and notes. */
const plainText = (line: string): string =>
  line
    .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    // References to the sources of an article.
    .replace(/\s*\[\d+\](?!\()/g, '')
    .replace(/\*\*|\{\{.*?\}\}|(?<!\p{L})[*_](?=\S)|(?<=\S)[*_](?!\p{L})|`/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
