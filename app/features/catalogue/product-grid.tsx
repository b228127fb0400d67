import { memo } from 'react'
import type { Card } from './card.ts'
import { ProductCard } from './product-card.tsx'
import { useCardsInTurn } from './use-cards-in-turn.ts'
import styles from './product-grid.module.css'

type Props = {
  cards: Card[]
  action?: boolean
  /** How many of them are among the first things seen: their pictures are fetched at once. */
  priorities?: number
}

/**
 * Cards in one, two, three or four columns, drawn with hairlines. A press on one renders the page
 * that it leaves once more, as waiting: the cards are the same.
 */
export const ProductGrid = memo(function ProductGrid({
  cards,
  action = false,
  priorities = 2,
}: Props) {
  const shown = useCardsInTurn(cards)
  return (
    <ul className={styles.grid}>
      {shown.map((card, i) => (
        <li key={card.slug} className={styles.cell}>
          <ProductCard card={card} action={action} priority={i < priorities} />
        </li>
      ))}
    </ul>
  )
})
