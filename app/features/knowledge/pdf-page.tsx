import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { fillIn } from '#domain/texts/fill-in.ts'
import { afterPaint } from '#app/lib/after-paint.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './pdf-page.module.css'
import type { PageSize } from './use-pdf.ts'
import type { PdfSearch } from './use-pdf-search.ts'

type Props = {
  document: PDFDocumentProxy
  number: number
  /** What it measures until it is read. */
  size: PageSize
  scale: number
  search: PdfSearch
  /** What is in sight is drawn, and what is near may be. */
  ahead: boolean
  onDrawn: (drawn: true) => void
}

/** Phones have little memory for canvases: beyond this a page is drawn less finely. */
const maxPixels = 4_000_000

/** One page: drawn while it is in the window, or near it, an empty sheet of its size else. */
export function PdfPage({ document, number, size, scale, search, ahead, onDrawn }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const near = useNear(sheet, ahead)
  const [own, setOwn] = useState(size)
  const [drawn, setDrawn] = useState(false)
  const { mark } = search

  useEffect(() => {
    if (!near) return
    let stop = () => undefined as void
    let current = true
    async function draw() {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale })
      if (!current || !canvas.current || !text.current) return
      setOwn((known) =>
        known.width === width && known.height === height ? known : { width, height },
      )
      const fine = Math.min(
        devicePixelRatio,
        Math.sqrt(maxPixels / viewport.width / viewport.height),
      )
      const surface = canvas.current
      surface.width = Math.floor(viewport.width * fine)
      surface.height = Math.floor(viewport.height * fine)
      const drawing = page.render({
        canvas: surface,
        viewport,
        transform: [fine, 0, 0, fine, 0, 0],
      })
      text.current.replaceChildren()
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: text.current,
        viewport,
      })
      stop = () => {
        drawing.cancel()
        layer.cancel()
      }
      await Promise.all([drawing.promise.then(() => current && setDrawn(true)), layer.render()])
      if (current) mark(number, layer.textDivs)
    }
    // A drawing that is called off rejects; one that fails leaves the sheet white.
    draw().catch(() => undefined)
    const surface = canvas.current
    return () => {
      current = false
      stop()
      setDrawn(false)
      mark(number, [])
      // Gives the memory back at once.
      if (surface) surface.width = surface.height = 0
    }
  }, [near, document, number, scale, mark])
  useEffect(() => {
    if (drawn) return afterPaint(() => onDrawn(true))
  }, [drawn, onDrawn])

  return (
    <div
      ref={sheet}
      className={styles.sheet}
      style={{ width: own.width * scale, height: own.height * scale }}
      role="group"
      aria-label={fillIn(texts.page, { page: number })}
      aria-busy={near && !drawn}
    >
      {near && (
        <>
          <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
          <div
            ref={text}
            className={styles.text}
            style={{ '--total-scale-factor': scale } as React.CSSProperties}
          />
        </>
      )}
    </div>
  )
}

/** True while the element is in the window, or within one window's height of it. */
function useNear(place: React.RefObject<HTMLElement | null>, ahead: boolean): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), {
      root: place.current.parentElement,
      rootMargin: ahead ? '100% 0px' : '0px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, ahead])
  return near
}
