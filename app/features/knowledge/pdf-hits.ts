/** Where words stand: a page from 1, and offsets in the pieces of its text laid end to end. */
export type PdfHit = { page: number; start: number; end: number }

/** More marks than anybody steps through. */
const maxHits = 1000

/**
 * The places of `words` in the pages' texts. Pieces of a PDF's text end anywhere, also at line
 * ends without a space: space in the words stands for any space or none.
 */
export function findHits(pages: readonly string[], words: string): PdfHit[] {
  const parts = words.split(/\s+/).filter(Boolean).map(escaped)
  if (!parts.length) return []
  const pattern = new RegExp(parts.join('\\s*'), 'giu')
  const hits: PdfHit[] = []
  for (const [i, text] of pages.entries()) {
    for (const match of text.matchAll(pattern)) {
      if (hits.length >= maxHits) return hits
      hits.push({ page: i + 1, start: match.index, end: match.index + match[0].length })
    }
  }
  return hits
}

/** The same as ranges of the document, of those hits whose page is drawn. */
export function rangesOf(
  hits: readonly PdfHit[],
  drawn: ReadonlyMap<number, readonly HTMLElement[]>,
): Map<PdfHit, Range> {
  const ranges = new Map<PdfHit, Range>()
  for (const [page, elements] of drawn) {
    const texts = elements.flatMap((element) =>
      element.firstChild instanceof Text ? element.firstChild : [],
    )
    for (const hit of hits.filter((found) => found.page === page)) {
      const start = placeOf(texts, hit.start, false)
      const end = placeOf(texts, hit.end, true)
      if (!start || !end) continue
      const range = new Range()
      range.setStart(start.text, start.offset)
      range.setEnd(end.text, end.offset)
      ranges.set(hit, range)
    }
  }
  return ranges
}

function placeOf(texts: readonly Text[], offset: number, isEnd: boolean) {
  let before = 0
  for (const text of texts) {
    const within = offset - before
    if (isEnd ? within <= text.length : within < text.length) return { text, offset: within }
    before += text.length
  }
  return undefined
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)
}
