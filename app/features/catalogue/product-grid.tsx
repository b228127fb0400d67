import type { Card } from './card.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

type Props = { cards: Card[]; action?: boolean }

/** Cards in one, two, three or four columns, drawn with hairlines. */
export function ProductGrid({ cards, action = false }: Props) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, i) => (
        <li key={card.slug} className={styles.cell}>
          <ProductCard card={card} action={action} priority={i < 2} />
        </li>
      ))}
    </ul>
  )
}
