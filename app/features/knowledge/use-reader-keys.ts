import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { PagePlace } from './use-current-page.ts'
import type { PdfZoom } from './use-pdf-zoom.ts'

type Parts = PagePlace & {
  pages: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  print: RefObject<HTMLAnchorElement | null>
  zoom: PdfZoom
}

/**
 * What keys do wherever the focus is in the dialog: the browser's own search and print are of the
 * page below it. Letters and signs mean something over the pages alone.
 */
export function useReaderKeys(parts: Parts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const deed = event.defaultPrevented ? undefined : deedOf(event, parts)
    if (!deed) return
    event.preventDefault()
    deed()
  })
  const { pages } = parts
  useEffect(() => {
    const dialog = pages.current?.closest('dialog')
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  }, [pages])
}

function deedOf(event: KeyboardEvent, parts: Parts): (() => void) | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  const { search, print, zoom, current, go } = parts
  const pages = parts.pages.current!
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    if (key === 'f') return () => search.current?.select()
    if (key === 'p') return () => print.current?.click()
  }
  const isTyping = target instanceof Element && target.matches('input, button, a, textarea, select')
  if (ctrlKey || metaKey || altKey || isTyping) return undefined
  if (target === pages) {
    if (key === '+' || key === '=') return zoom.closer
    if (key === '-') return zoom.farther
    if (key === '0') return zoom.toWidth
  }
  if (pages.scrollWidth <= pages.clientWidth) {
    if (key === 'ArrowLeft') return () => go(current - 1)
    if (key === 'ArrowRight') return () => go(current + 1)
  }
  // The focus in the pages scrolls them without our help.
  if (pages.contains(target as Node)) return undefined
  const lines: Record<string, number> = { ArrowDown: 40, ArrowUp: -40 }
  const screens: Record<string, number> = { PageDown: 0.9, PageUp: -0.9, ' ': 0.9 }
  const by = lines[key] ?? (screens[key] ?? 0) * pages.clientHeight
  if (by) return () => pages.scrollBy({ top: by })
  if (key === 'Home') return () => go(1)
  if (key === 'End') return () => go(pages.children.length)
  return undefined
}
