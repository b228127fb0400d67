import type { Page } from 'playwright-core'

/**
 * Figures with their units, part numbers and telephone numbers in sight whose signs do not stand from left to
 * right, as they are read in every language: `−20 °C` that shows as `C° 20−`.
 */
export function disordered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figure =
      /(?:[+±−-]\s?)?\d[\d.,]*(?:\s?[–…]\s?[+−-]?\d[\d.,]*)?\s?(?:bar|mm|kg|mA|°C|%)(?![\p{L}\d])|\bP-[\dTM]+|G 1\/\d"(?: A\b)?|\+\d[\d -]{6,}\d/gu
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      for (const match of node.textContent!.matchAll(figure)) {
        const boxes = match[0].split('').flatMap((sign, at) => {
          if (/\s/.test(sign)) return []
          const range = document.createRange()
          range.setStart(node, match.index + at)
          range.setEnd(node, match.index + at + 1)
          return [range.getBoundingClientRect()]
        })
        const [first] = boxes
        const isOnOneLine = boxes.every(({ top }) => Math.abs(top - first!.top) < 8)
        const isInOrder = boxes.every(
          ({ left }, at) => at === 0 || left >= boxes[at - 1]!.left - 0.5,
        )
        if (isOnOneLine && !isInOrder) found.add(`${match[0]} in ${node.textContent!.trim()}`)
      }
    }
    return [...found]
  })
}
