import { memo } from 'react'
import { useRouteAtHand } from '../../framework/use-route-at-hand.ts'
import { ProductGrid, type GridProps } from './product-grid.tsx'
import { useCardsInTurn } from './use-cards-in-turn.ts'
import { usePagesAhead } from './use-pages-ahead.ts'

type Props = GridProps & {
  /** A press is as likely as not the first that a visitor does here: what it needs comes unasked. */
  isList?: boolean
}

/**
 * The cards of a page that hydrates whole. A press on one renders the page that it leaves once more,
 * as waiting: the cards are the same.
 */
export const ListGrid = memo(function ListGrid({ cards, isList = false, ...props }: Props) {
  // With a product's page at hand, a press on its card needs nothing else.
  useRouteAtHand('routes/product', isList)
  usePagesAhead(isList && 'main article h3 a')
  return <ProductGrid cards={useCardsInTurn(cards)} {...props} />
})
