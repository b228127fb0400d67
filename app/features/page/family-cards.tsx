import { Picture } from '#app/ui/picture.tsx'
import * as texts from '#texts/pages.ts'
import styles from './family-cards.module.css'
import { paths } from '#app/lib/paths.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

type Props = { heading?: string; cards: FamilyCard[] }

/** The families a page speaks of, each by its top-ranked product. */
export function FamilyCards({ heading = texts.productFamilies, cards }: Props) {
  if (!cards.length) return null
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.family}>
            <a href={card.to}>
              <FamilyTile
                card={card}
                sizes="(max-width: 560px) 100vw, (max-width: 1023px) 50vw, 304px"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A family by the picture and the name of its top-ranked product. */
export function FamilyTile({ card: { family, card }, sizes }: { card: FamilyCard; sizes: string }) {
  return (
    <>
      <Picture image={card.image} alt="" missing={texts.noImage} sizes={sizes} largest={640} />
      <span>
        <b>{family}</b>
        {card.name}
      </span>
    </>
  )
}

/** A family's top product, standing for the family. */
export type FamilyCard = {
  family: string
  to: string
  card: { name: string; image: string }
}

type Mention = { name: string; label?: string; to?: string }

/** The families a page names, in its order; those without products are left out. */
export function familyCards(
  catalogue: Catalogue<ProductSummary>,
  mentions: readonly Mention[],
): FamilyCard[] {
  return mentions.flatMap(({ name, label = name, to }) => {
    const family = catalogue.families.find((candidate) => candidate.name === name)
    if (!family) return []
    const { name: product, image } = family.top
    return [{ family: label, to: to ?? paths.family(family.slug), card: { name: product, image } }]
  })
}
