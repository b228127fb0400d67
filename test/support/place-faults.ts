import type { Page } from 'playwright-core'
import { drawAll } from './draw-all.ts'

/**
 * Texts that are not where they belong on a page written from the left: beyond the window or the block
 * that holds them, drawn from the right although nothing of theirs is written so, or before what
 * stands ahead of them in their line.
 */
export async function placeFaults(page: Page): Promise<string[]> {
  await drawAll(page)
  return page.evaluate(() => {
    const faults = new Set<string>()
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      faults.add(`the page is ${scrollWidth - clientWidth} px wider than the window`)
    const lines = new Map<Element, Node[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      if (!node.textContent!.trim() || !isSeen(element)) continue
      const block = blockOf(element)
      lines.set(block, [...(lines.get(block) ?? []), node])
      if (isTurned(node)) faults.add(`“${said(node)}” is drawn from the right`)
      if (isOutside(node, block)) faults.add(`“${said(node)}” leaves its block`)
    }
    for (const nodes of lines.values())
      for (const [i, node] of nodes.entries())
        if (i > 0 && isBefore(node, nodes[i - 1]!))
          faults.add(`“${said(node)}” stands before “${said(nodes[i - 1]!)}”`)
    return [...faults]

    function said(node: Node): string {
      return node.textContent!.replace(/\s+/g, ' ').trim().slice(0, 60)
    }

    function isSeen(element: Element): boolean {
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return (
        isShown && !element.closest('.visually-hidden, svg, select, datalist, textarea, [inert]')
      )
    }

    /** The nearest element around it that is a paragraph of its own. */
    function blockOf(element: Element): Element {
      const { display, position, float } = getComputedStyle(element)
      const isInline = display === 'inline' || display === 'contents'
      const flows = (position === 'static' || position === 'relative') && float === 'none'
      return isInline && flows && element.parentElement ? blockOf(element.parentElement) : element
    }

    function boxOf(node: Node, from = 0, to = node.textContent!.length): DOMRect[] {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 1)
    }

    function isTurned(node: Node): boolean {
      const text = node.textContent!
      const isFromLeft = !/[\u0590-\u08ff\ufb1d-\ufefc\u200f\u202a-\u202e\u2066-\u2069]/.test(text)
      const first = text.search(/[\p{L}\d]/u)
      if (!isFromLeft || first < 0) return false
      let before: DOMRect | undefined
      for (let at = first; at < Math.min(text.length, first + 24); at++) {
        const [now] = /[\ud800-\udfff\p{M}]/u.test(text[at]!) ? [] : boxOf(node, at, at + 1)
        const isSameLine = before && now && Math.abs(now.top - before.top) < 2
        if (isSameLine && now.left < before!.left - 1) return true
        before = now ?? before
      }
      return false
    }

    function isOutside(node: Node, block: Element): boolean {
      const holders: Element[] = []
      for (let one: Element | null = block; one; one = one.parentElement) holders.push(one)
      // What can be scrolled to, or is cut with an ellipsis, is in its place.
      const isHeld = (one: Element) =>
        one !== document.body && getComputedStyle(one).overflowX !== 'visible'
      if (holders.some(isHeld)) return false
      const { left, right } = block.getBoundingClientRect()
      return boxOf(node).some(
        (box) => box.left < Math.max(left, 0) - 2 || box.right > Math.min(right, clientWidth) + 2,
      )
    }

    function isBefore(node: Node, ahead: Node): boolean {
      const end = boxOf(ahead).at(-1)
      const start = boxOf(node)[0]
      if (!end || !start) return false
      const [last, first] = [linesOf(ahead, end), linesOf(node, start)]
      const shared = Math.min(end.bottom, start.bottom) - Math.max(end.top, start.top)
      if (shared < 0.6 * Math.min(end.height, start.height)) return false
      return first.left < last.left - 1
    }

    /** All that a text has on one line, from its left to its right. */
    function linesOf(node: Node, on: DOMRect): { left: number } {
      const same = boxOf(node).filter(
        ({ top, bottom }) => top < on.bottom - 2 && bottom > on.top + 2,
      )
      return { left: Math.min(...same.map(({ left }) => left)) }
    }
  })
}
