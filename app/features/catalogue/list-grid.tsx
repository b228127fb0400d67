import { memo } from 'react'
import { ProductGrid, type GridProps } from './product-grid.tsx'
import { useCardsInTurn } from './use-cards-in-turn.ts'

/**
 * The cards of a page that hydrates whole. A press on one renders the page that it leaves once more,
 * as waiting: the cards are the same.
 */
export const ListGrid = memo(function ListGrid({ cards, ...props }: GridProps) {
  return <ProductGrid cards={useCardsInTurn(cards)} {...props} />
})
