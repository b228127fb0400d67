import { sightOf, type Sight } from './out-of-sight.ts'

/** Each holds what a page stands in the document as. */
const mostPages = 3

type LeftElements = {
  elements: Element[]
  top: number
  sight?: Sight
  /** Whether they can stand in for their page, once it has been looked at. */
  isWhole?: boolean
}

/** What was left, by its place in history: its elements as they were then, and how far it was scrolled. */
export const leftElements = /* @__PURE__ */ new Map<string, LeftElements>()

/** Keeps what stands in the document as a page is left, for who steps back to it. */
export function keepElements({ key }: { key: string }): void {
  const [main, behind] = document.getElementsByTagName('main')
  // What stands in for a page is kept already.
  if (!main || behind) return
  leftElements.delete(key)
  leftElements.set(key, { elements: [...main.children], top: scrollY })
  if (leftElements.size > mostPages) leftElements.delete(leftElements.keys().next().value!)
}

/** Keeps how what was kept last is seen, while it still stands in the document, laid out. */
export function keepSight(): void {
  const left = [...leftElements.values()].at(-1)
  if (left?.elements[0]?.isConnected) left.sight ??= sightOf(left.elements)
}
