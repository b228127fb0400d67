import type { ListLine } from './parts-list.ts'

/** A page of a list by its number from 1, or the lines that are not as they should be. */
export type ListPage = number | 'marked'
/** A line, and where it stands on its list, from 1. */
export type PlacedLine = { line: ListLine; at: number }

/** What fits into the HTML budget of a page with all that is said of each. */
export const linesPerPage = 50

export const isMarked = ({ state }: Pick<ListLine, 'state'>) => state !== 'known'

/** As an address has it; whatever else it says is the first page. */
export function readListPage(written: string | null): ListPage {
  if (written === 'marked') return written
  return /^[1-9]\d?$/.test(written ?? '') ? Number(written) : 1
}

/**
 * The lines of one page, and which page that is: past the last it is the last, and the first
 * once nothing is marked anymore.
 */
export function listPage(
  lines: readonly ListLine[],
  asked: ListPage,
): { page: ListPage; lines: PlacedLine[] } {
  const placed = lines.map((line, i) => ({ line, at: i + 1 }))
  const marked = placed.filter(({ line }) => isMarked(line))
  if (asked === 'marked' && marked.length > 0) {
    return { page: asked, lines: marked.slice(0, linesPerPage) }
  }
  const page = asked === 'marked' ? 1 : Math.min(asked, pagesOf(lines.length))
  return { page, lines: placed.slice((page - 1) * linesPerPage, page * linesPerPage) }
}

export function pagesOf(lines: number): number {
  return Math.max(1, Math.ceil(lines / linesPerPage))
}

/** The first and the last line of a page. */
export function linesOfPage(page: number, lines: number): { from: number; to: number } {
  return { from: (page - 1) * linesPerPage + 1, to: Math.min(page * linesPerPage, lines) }
}
