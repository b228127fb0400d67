import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { findHits, rangesOf, type PdfHit } from './pdf-hits.ts'

export type PdfSearch = {
  /** Undefined while nothing is looked for. */
  hits: readonly PdfHit[] | undefined
  /** The text of all pages is being read. */
  isSearching: boolean
  current: number
  step: (by: 1 | -1) => void
  /** A page tells when its text is there, and by no elements when it is gone. */
  mark: (page: number, elements: readonly HTMLElement[]) => void
}

const pause = 200

/** Looks for words in the text of all pages, marks them and goes from one to the next. */
export function usePdfSearch(
  pdf: PDFDocumentProxy,
  typed: string,
  place: RefObject<HTMLElement | null>,
): PdfSearch {
  const [hits, setHits] = useState<readonly PdfHit[]>()
  const [current, setCurrent] = useState(0)
  const [isSearching, setSearching] = useState(false)
  const [drawn, setDrawn] = useState<ReadonlyMap<number, readonly HTMLElement[]>>(new Map())
  const texts = useRef<Promise<string>[]>([])

  useEffect(() => {
    const words = typed.trim()
    let latest = true
    const timer = setTimeout(() => {
      setSearching(words !== '')
      if (!words) return setHits(undefined)
      if (!texts.current.length) texts.current = readTexts(pdf)
      void Promise.all(texts.current).then((pages) => {
        if (!latest) return
        setSearching(false)
        setHits(findHits(pages, words))
        setCurrent(0)
      })
    }, pause)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [pdf, typed])

  // Brings the page of a hit near, so that it is drawn.
  const hit = hits?.[current]
  useEffect(() => {
    const page = hit && place.current?.children[hit.page - 1]
    if (page instanceof HTMLElement && !isSeen(page, place.current!)) page.scrollIntoView()
  }, [hit, place])

  useEffect(() => {
    const ranges = rangesOf(hits ?? [], drawn)
    const found = hit && ranges.get(hit)
    // Older browsers have no such marks; the hit's page is shown all the same.
    if ('highlights' in CSS) {
      CSS.highlights.set('pdf-hit', new Highlight(...ranges.values()))
      CSS.highlights.set('pdf-hit-current', new Highlight(...(found ? [found] : [])))
    }
    found?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    return () => {
      if (!('highlights' in CSS)) return
      CSS.highlights.delete('pdf-hit')
      CSS.highlights.delete('pdf-hit-current')
    }
  }, [hits, hit, drawn])

  const mark = useCallback((page: number, elements: readonly HTMLElement[]) => {
    setDrawn((known) => {
      const next = new Map(known)
      if (elements.length) next.set(page, elements)
      else next.delete(page)
      return next
    })
  }, [])
  const count = hits?.length ?? 0
  return {
    hits,
    isSearching,
    current,
    mark,
    step: (by) => setCurrent((at) => (count ? (at + by + count) % count : 0)),
  }
}

function readTexts(pdf: PDFDocumentProxy): Promise<string>[] {
  return Array.from({ length: pdf.numPages }, async (_, i) => {
    const page = await pdf.getPage(i + 1)
    const { items } = await page.getTextContent()
    // As the text layer has it, piece by piece: the offsets are those of its elements.
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  })
}

function isSeen(page: HTMLElement, place: HTMLElement): boolean {
  const top = page.offsetTop - place.scrollTop
  return top < place.clientHeight && top + page.offsetHeight > 0
}
