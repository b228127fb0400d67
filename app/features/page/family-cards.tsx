import { Link } from 'react-router'
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
        {cards.map(({ family, to, card }) => (
          <li key={family}>
            <Link to={to}>
              <Picture
                image={card.image}
                alt=""
                missing={texts.noImage}
                sizes="(max-width: 560px) 100vw, (max-width: 1023px) 50vw, 304px"
                largest={640}
              />
              <span>
                <b>{family}</b>
                {card.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
