import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { titleOfPdf } from '#domain/knowledge/title-of-pdf.ts'
import { maxPageLength } from '#domain/knowledge/max-page-length.ts'

/**
 * The text of a PDF, page after page, the revision it prints and the title it carries. `count` is how
 * many pages it has, where not all of them were read.
 */
export type PdfText = {
  pages: string[]
  count?: number | undefined
  revision?: string | undefined
  title?: string | undefined
}

const maxPages = 3000

/** Throws for what is no PDF, or one that breaks off. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    // A file whose end is missing would be pieced together, and counted without its lost pages.
    stopAtErrors: true,
  })
  try {
    const document = await task.promise
    const pages: TextRun[][] = []
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(items.flatMap((item) => ('str' in item ? item : [])))
      page.cleanup()
    }
    const { info } = await document.getMetadata()
    return {
      pages: pageTexts(pages),
      ...(document.numPages > maxPages && { count: document.numPages }),
      revision: revisionOf(textOf(pages[0] ?? [])),
      title: titleOfPdf((info as { Title?: unknown }).Title) || undefined,
    }
  } finally {
    await task.destroy()
  }
}

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const printed = new RegExp(
  `\\brevision ([A-Z]{1,2}|\\d{1,3}(?:\\.\\d{1,3})?)\\b(, ${month} \\d{4})?`,
  'i',
)

/** 'C, November 2026' of a first page that prints 'Revision C, November 2026'. */
export function revisionOf(text: string): string | undefined {
  const [, revision, date = ''] = printed.exec(text) ?? []
  // 'revision of' is a sentence; a letter alone or with a date is an issue.
  if (!revision || (!date && /^[a-z]{2}$/i.test(revision))) return undefined
  return revision.toUpperCase() + date
}

/** A run of text as a page holds it, and whether a line ends there. */
type TextRun = { str: string; hasEOL: boolean }

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

function textOf(runs: readonly TextRun[]): string {
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
