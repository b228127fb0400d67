/**
 * A text of an editor as one line of Markdown (CommonMark 0.31 and the tables of GitHub): it
 * shows as it was written, whatever signs are in it.
 */
export function plainText(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_~[\]<>|]/g, '\\$&')
      // An entity would be read as the character it stands for.
      .replace(/&(?=#?\w+;)/g, '\\&')
      // What makes a heading, a list or a rule of the line it begins.
      .replace(/^(?:[#=]|[-+](?=[-+ ]|$))/, '\\$&')
      .replace(/^(\d+)([.)])(?= |$)/, '$1\\$2')
  )
}

/** Products in one list of a page; what is beyond is counted, with a link to where it is listed. */
export const namesInList = 40

/** `url` is absolute and encoded. */
export function link(text: string, url: string): string {
  return `[${plainText(text)}](${url.replace(/[()<>\s\\]/g, encodeAlways)})`
}

/** One line of a list. */
export function item(text: string): string {
  return `- ${text}`
}

/** A table whose rows are as long as its head; cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Blocks with a blank line between them; empty ones are left out. */
export function blocks(...parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** encodeURIComponent leaves parentheses as they are. */
function encodeAlways(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
