import type { Page } from 'playwright-core'
import { drawAll } from './draw-all.ts'

/**
 * Texts that are cut off by what holds them or by the window, or lie over one another, each by its words; a page that
 * is wider than the window too. What can be scrolled to is not cut, and what is out of sight on
 * purpose, as the slides of other turns are, is left out.
 */
export async function textFaults(page: Page): Promise<string[]> {
  await drawAll(page)
  return page.evaluate(() => {
    type Piece = { text: string; element: Element; layer: Element; box: DOMRect }
    const faults = new Set<string>()
    const { documentElement: root } = document
    if (root.scrollWidth > root.clientWidth)
      faults.add(`the page is ${root.scrollWidth - root.clientWidth} px wider than the window`)
    const pieces: Piece[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.replace(/\s+/g, ' ').trim()
      const element = node.parentElement!
      if (text && isRead(element)) pieces.push(...piecesOf(node, element, text.slice(0, 60)))
    }
    for (const [one, other] of overlapping(pieces))
      faults.add(`“${one.text}” lies over “${other.text}”`)
    return [...faults]

    function isRead(element: Element): boolean {
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isSeen && !element.closest('[inert], [aria-hidden="true"], svg, select, datalist')
    }

    /** The lines of a text that can be seen, after all that holds it has taken its share. */
    function piecesOf(node: Node, element: Element, text: string): Piece[] {
      const range = document.createRange()
      range.selectNodeContents(node)
      const found: Piece[] = []
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue
        const seen = seenOf(rect, element, text)
        if (seen) found.push({ text, element, ...seen })
      }
      return found
    }

    function seenOf(rect: DOMRect, element: Element, text: string) {
      let { left, right, top, bottom } = rect
      for (let holder: Element | null = element; holder; holder = holder.parentElement) {
        const style = getComputedStyle(holder)
        if (style.clipPath !== 'none') return
        const box = holder.getBoundingClientRect()
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const cuts = (overflow: string) => holder !== document.body && overflow !== 'visible'
        if (cuts(style.overflowY)) {
          const cut = Math.max(box.top - top, bottom - box.bottom)
          ;[top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
          if (bottom - top < 2) return
          // A quarter of a line is its own room above and below its letters.
          if (hides(style.overflowY) && cut > rect.height / 4)
            faults.add(`“${text}” is cut in height`)
        }
        if (cuts(style.overflowX)) {
          const cut = Math.max(box.left - left, right - box.right)
          ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
          if (right - left < 2) return
          if (hides(style.overflowX) && cut > 3) faults.add(`“${text}” is cut in width`)
        }
        // What stands still is not scrolled with the page: it covers, and is no neighbor.
        const isLayer = ['fixed', 'sticky'].includes(style.position) || holder === root
        // Nobody can scroll to what leaves the window and stands still.
        if (style.position === 'fixed' && (left < -2 || right > root.clientWidth + 2))
          faults.add(`“${text}” is beyond the window`)
        if (isLayer)
          return { layer: holder, box: new DOMRect(left, top, right - left, bottom - top) }
      }
      return
    }

    function* overlapping(all: Piece[]): Generator<[Piece, Piece]> {
      const sorted = all.toSorted((a, b) => a.box.top - b.box.top)
      for (const [i, one] of sorted.entries()) {
        for (const other of sorted.slice(i + 1)) {
          if (other.box.top >= one.box.bottom) break
          if (one.layer !== other.layer || one.element === other.element) continue
          const across =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
          // Lines set close touch with what is above and below their letters.
          if (across > 2 && down > 0.4 * Math.min(one.box.height, other.box.height))
            yield [one, other]
        }
      }
    }
  })
}
