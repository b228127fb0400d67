import type { Locator } from 'playwright-core'

/** Words within that stand on two lines, though no hyphen or slash of theirs parts them. */
export async function dividedWords(within: Locator): Promise<string[]> {
  return within.evaluate((element) => {
    const found: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.visually-hidden'))
        continue
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s/‐–-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(word)
      }
    }
    return found
  })
}
