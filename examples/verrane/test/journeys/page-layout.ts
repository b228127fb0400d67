import type { Page } from 'playwright-core'

/** What decides how an element looks, beside where it stands and how large it is. */
const properties = [
  'display',
  'position',
  'font-size',
  'font-weight',
  'line-height',
  'color',
  'background-color',
  'padding',
  'border-width',
  'max-width',
  'grid-template-columns',
  'gap',
  'list-style-type',
  'text-align',
]

/** One line for each element that is seen in header, main and footer: its place and its style. */
export function layoutOf(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const lines: string[] = []
    for (const element of document.body.querySelectorAll('header, main, footer')) visit(element, '')
    return lines

    function visit(element: Element, path: string): void {
      if (!element.checkVisibility()) return
      const here = `${path} ${element.localName}.${element.getAttribute('class') ?? ''}`
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ')
      const style = getComputedStyle(element)
      const looks = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
      lines.push(`${here.split(' ').slice(-3).join(' ')} [${box}] ${looks}`)
      if (element.localName === 'svg') return
      for (const child of element.children) visit(child, here)
    }
  }, properties)
}

/** What of a layout is not as in another: the first few lines of either. */
export function difference(actual: string[], expected: string[]): string[] {
  if (actual.length !== expected.length) {
    return [`${actual.length} elements instead of ${expected.length}`]
  }
  return actual.flatMap((line, i) => {
    const other = expected[i]!
    if (line === other) return []
    const now = line.split('; ')
    const was = other.split('; ')
    const parts = now.flatMap((part, j) => (part === was[j] ? [] : [`${part} ≠ ${was[j]}`]))
    const [name] = line.split(' [')
    return [`${name}: ${parts.join(', ')}`]
  })
}
