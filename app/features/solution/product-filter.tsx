import { Link } from 'react-router'
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx'
import { ChoiceButtons } from '#app/ui/choice-buttons.tsx'
import type { FamilyProducts } from './family-products.ts'
import { Part } from './part.tsx'
import styles from './product-filter.module.css'

type Props = { heading: string; text?: string | undefined; path: string; grid: FamilyProducts }

/** Products of the page's families, all or one family at a time. */
export function ProductFilter({ heading, text, path, grid }: Props) {
  const { choices, chosen, total, cards, rest } = grid
  return (
    <Part heading={heading} text={text} id="products" wide>
      <ChoiceButtons
        action={path}
        name="family"
        choices={choices.map(({ slug, label, count }) => ({ value: slug, label, count }))}
        chosen={chosen}
        total={total}
        anchor="products"
      />
      <p role="status" className="visually-hidden">
        {cards.length} products shown
      </p>
      <ProductGrid cards={cards} priorities={0} />
      {rest && (
        <p className={styles.rest}>
          <Link to={rest.to}>{rest.label}</Link>
        </p>
      )}
    </Part>
  )
}
