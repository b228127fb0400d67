import { maxPageLength } from '#domain/knowledge/max-page-length.ts'

/** A run of text as a page holds it, and whether a line ends there. */
export type TextRun = { str: string; hasEOL: boolean }

const pageNumber = /^(page )?\d+ ?(of|\/) ?\d+$/i
/** Shorter runs may be parts of words. */
const minHeadLength = 12

/**
 * Pages as texts to be searched. What stands on every page, or on every one after the first, such
 * as running heads, is found once, at the end of the first page, where it does not come before
 * what a page says.
 */
export function pageTexts(pages: readonly (readonly TextRun[])[]): string[] {
  const running = runningHeads(pages)
  const isHead = (str: string) => running.has(str) || pageNumber.test(str)
  return pages.map((runs, at) => {
    const own = runs.map((run) => (isHead(run.str.trim()) ? { str: ' ', hasEOL: true } : run))
    const text = textOf(own) + (at ? '' : ` ${[...running].join(' ')}`)
    return text.trim().slice(0, maxPageLength)
  })
}

export function textOf(runs: readonly TextRun[]): string {
  const text = runs.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : ''))
  return text.join('').replace(/\s+/g, ' ').trim()
}

function runningHeads(pages: readonly (readonly TextRun[])[]): Set<string> {
  const long = pages.map(
    (runs) =>
      new Set(runs.map(({ str }) => str.trim()).filter((str) => str.length >= minHeadLength)),
  )
  const [first = new Set<string>(), second = new Set<string>()] = long
  const inner = long.length > 2 ? second : first
  const others = long.slice(1)
  if (!others.length) return new Set()
  return new Set([...inner].filter((str) => others.every((page) => page.has(str))))
}
