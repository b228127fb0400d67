import { Picture } from '#app/ui/picture.tsx'
import * as texts from '#texts/pages.ts'
import styles from './family-cards.module.css'
import type { FamilyCard } from './family-card.ts'

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
