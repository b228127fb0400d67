import type { Card } from './card.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

export type GridProps = {
  cards: Card[]
  action?: boolean
  /** How many of them are among the first things seen: their pictures are fetched at once. */
  priorities?: number
}

/** Cards in one, two, three or four columns, drawn with hairlines. */
export function ProductGrid({ cards, action = false, priorities = 2 }: GridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, i) => (
        <li key={card.slug} className={styles.cell}>
          <ProductCard card={card} action={action} priority={i < priorities} />
        </li>
      ))}
    </ul>
  )
}
