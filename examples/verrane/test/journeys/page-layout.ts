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

/** What is seen in header, main and footer, a line for each element: its place and its style. */
export type Layout = { lines: string[]; mark: string }

/** A page's layout; none if its mark is the known one, for its lines are a megabyte to send. */
export function layoutOf(page: Page, known = ''): Promise<Layout | undefined> {
  return page.evaluate(
    async ([names, mark]) => {
      const lines: string[] = []
      for (const element of document.body.querySelectorAll('header, main, footer')) {
        visit(element, '')
      }
      const bytes = new TextEncoder().encode(lines.join('\n'))
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      const own = digest.join(' ')
      return own === mark ? undefined : { lines, mark: own }

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
    },
    [properties, known] as const,
  )
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
