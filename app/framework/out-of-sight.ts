/** Elements of a page, each with the style that it does not have: as it is seen in part, or its own. */
export type Sight = { width: number; height: number; isInForce: boolean; styles: Styled[] }
type Styled = { element: HTMLElement; other: string }

/** What the bar of a phone's browser makes room for as it goes. */
const barPixels = 100

/**
 * How a page is drawn as far as it is seen: undrawn what is below the window or beyond its sides, which
 * holds nothing else in its place; drawn at once what a style sheet has the browser find out in a second
 * round to be near. To be asked when nothing waits to be laid out.
 */
export function sightOf(elements: Iterable<Element>): Sight {
  const [width, height] = [innerWidth, innerHeight + barPixels]
  const styles: Styled[] = []
  const give = (element: HTMLElement, style: string) =>
    styles.push({ element, other: `${element.style.cssText};${style}` })
  const lookAt = (siblings: Iterable<Element>, isRow: boolean) => {
    let alike: { className: string; isRow: boolean; isAuto: boolean } | undefined
    for (const element of siblings) {
      if (!(element instanceof HTMLElement) || isPartOfTable.test(element.localName)) continue
      const box = element.getBoundingClientRect()
      const isBeside = box.left >= width || box.right < 0
      if (box.top >= height || (isBeside && isRow)) give(element, undrawn(box))
      else {
        const { className } = element
        // Most siblings are alike, and each question takes its time.
        if (alike?.className !== className) alike = { className, ...kindOf(element) }
        if (alike.isAuto) give(element, drawn)
        lookAt(element.children, alike.isRow)
      }
    }
  }
  lookAt(elements, false)
  return { width, height, isInForce: false, styles }
}

function kindOf(element: HTMLElement) {
  const { alignItems, display, contentVisibility } = getComputedStyle(element)
  return {
    // What is not drawn has no line that others stand on.
    isRow: display === 'flex' && !alignItems.includes('baseline'),
    isAuto: contentVisibility === 'auto',
  }
}

/** Their table lays them out, each by all others. */
const isPartOfTable = /^(?:t[rhd]|tbody|thead|tfoot|caption|colgroup)$/

/** With what the other value brings along: letters are drawn alike to the pixel. */
const drawn = 'content-visibility:visible;contain:layout style paint'
const undrawn = ({ width, height }: DOMRect) =>
  `content-visibility:hidden;box-sizing:border-box;flex:none;width:${width}px;height:${height}px`

/** Whether this window shows no more than that one did. */
export const isOfWindow = ({ width, height }: Sight) =>
  innerWidth === width && innerHeight <= height

/** Puts it in force, or the styles that the elements had. */
export function exchangeStyles(sight: Sight): void {
  sight.isInForce = !sight.isInForce
  for (const one of sight.styles) {
    const { style } = one.element
    ;[style.cssText, one.other] = [one.other, style.cssText]
  }
}
