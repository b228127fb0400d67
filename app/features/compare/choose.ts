import { maxCompared } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import { choiceEvent, choiceKey, type Chosen } from './use-choice.ts'

/** What came of a press, for the tray to say. */
export type Outcome = { text: string }

/** The product that a link of `CompareLink` would compare. */
export function namedBy(link: HTMLAnchorElement): Chosen {
  const slug = new URLSearchParams(link.search).get('products')!
  return { slug, name: link.lastElementChild!.textContent.trim() }
}

export const toggleNamed = (link: HTMLAnchorElement): void => toggle(namedBy(link))

/**
 * Adds a product to what is compared, or takes it out again; of more than the most none is added.
 * Throws where the browser keeps its storage closed.
 */
export function toggle(product: Chosen): void {
  const chosen = readChoice(sessionStorage.getItem(choiceKey) ?? '')
  const others = chosen.filter(({ slug }) => slug !== product.slug)
  if (others.length < chosen.length) {
    return keep(others, fillIn(texts.removed, { name: product.name, count: others.length }))
  }
  if (chosen.length >= maxCompared) {
    return keep(chosen, fillIn(texts.mostChosen, { most: maxCompared, name: product.name }))
  }
  const count = chosen.length + 1
  keep([...chosen, product], fillIn(texts.added, { name: product.name, count, most: maxCompared }))
}

export function clearChoice(): void {
  keep([], texts.nothingChosen)
}

/** Whatever is in the storage: what is no choice is left out. */
export function readChoice(stored: string): Chosen[] {
  try {
    const list = JSON.parse(stored) as unknown
    return (Array.isArray(list) ? (list as Partial<Chosen | null>[]) : [])
      .flatMap((one) =>
        typeof one?.slug === 'string' && typeof one.name === 'string'
          ? [{ slug: one.slug, name: one.name }]
          : [],
      )
      .slice(0, maxCompared)
  } catch {
    return []
  }
}

function keep(chosen: readonly Chosen[], text: string): void {
  if (chosen.length) sessionStorage.setItem(choiceKey, JSON.stringify(chosen))
  else sessionStorage.removeItem(choiceKey)
  dispatchEvent(new CustomEvent<Outcome>(choiceEvent, { detail: { text } }))
}
