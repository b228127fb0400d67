import type { Product } from '#domain/catalogue/product.ts'
import { fold } from '#domain/catalogue/search.ts'
import { isNumberAlone } from './number-alone.ts'
import { createPartNumbers } from './part-number-finder.ts'

type Named = { match: string; partNumber: string }

/**
 * The withdrawn product that a text names by its number, with or without hyphens, by a piece of one
 * or by its full name. `current` are the numbers of listed products in the same text, which go first.
 */
export type FindWithdrawn = (text: string, current?: readonly Named[]) => Product | undefined

const isSure = ({ match }: Named) => match === 'exact' || match === 'built'

export async function createWithdrawnSearch(
  products: readonly Product[],
  pause: () => Promise<unknown>,
): Promise<FindWithdrawn> {
  const numbers = await createPartNumbers(products, pause)
  const byName = new Map(products.map((product) => [nameKey(product.name), product]))

  return (text, current = []) => {
    const named = byName.get(nameKey(text))
    if (named) return named
    if (current.some(isSure)) return undefined
    const found = numbers.findIn(text)
    const sure = found.find(isSure)
    if (sure) return products[sure.id]
    const isCurrent = current.some(({ match }) => match === 'piece')
    const piece = found.find(({ match }) => match === 'piece')
    return piece && !isCurrent && isNumberAlone(text, [piece]) ? products[piece.id] : undefined
  }
}

const nameKey = (name: string) => fold(name).trim()
