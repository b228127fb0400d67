/**
 * Makes the content of `shown` that of `fresh`. Elements that both have stay as they are, with the focus,
 * what is typed in them and presses under way. A custom element shows what its attributes say: its
 * content is its own.
 */
export function patchContent(shown: Element, fresh: Element): void {
  const waiting = Map.groupBy(shown.children, keyOf)
  const pairs = [...fresh.childNodes].map((node) => ({
    node,
    same: node instanceof Element ? waiting.get(keyOf(node))?.shift() : undefined,
  }))
  const staying = new Set<Node | undefined>(pairs.map(({ same }) => same))
  const gone = Array.from(shown.childNodes).filter((node) => !staying.has(node))
  for (const node of gone) node.remove()
  let place = shown.firstChild
  for (const { node, same } of pairs) {
    if (same) patchElement(same, node as Element)
    if (same && same === place) place = place.nextSibling
    else shown.insertBefore(same ?? node, place)
  }
}

function patchElement(shown: Element, fresh: Element): void {
  if (shown.isEqualNode(fresh)) return
  const isCustom = shown.localName.includes('-')
  const names = new Set([...shown.getAttributeNames(), ...fresh.getAttributeNames()])
  if (isCustom) names.delete('hidden')
  for (const name of names) {
    const value = fresh.getAttribute(name)
    if (value === null) shown.removeAttribute(name)
    else if (value !== shown.getAttribute(name)) shown.setAttribute(name, value)
  }
  if (!isCustom) patchContent(shown, fresh)
}

/** Siblings with one key are the same in two pages: a row by what heads it, a control by what it is called. */
function keyOf(element: Element): string {
  return `${element.localName} ${nameOf(element)}`
}

function nameOf(element: Element): string | null {
  if (element.id) return element.id
  if (element instanceof HTMLTableRowElement) return element.cells[0]?.textContent ?? null
  if (element.matches('a, button')) return element.getAttribute('aria-label') ?? element.textContent
  if (element.matches('input'))
    return element.getAttribute('aria-label') ?? element.getAttribute('name')
  return element.className
}
