import { memo } from 'react'
import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/product.ts'
import * as pages from '#texts/pages.ts'
import { CompareLink } from '../compare/compare-link.tsx'
import { AddToList } from '../list/add-to-list.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Card } from './card.ts'
import styles from './product-card.module.css'

type Props = {
  card: Card
  /** A family page's cards end in Learn More, View on phones. */
  action?: boolean
  priority?: boolean
}

/**
 * A product in a list: picture, place, name, part number, text and the values that tell it apart. The same card is
 * rendered once, however often its list is.
 */
export const ProductCard = memo(function ProductCard({
  card,
  action = false,
  priority = false,
}: Props) {
  const page = paths.product(card.slug) + (card.query ?? '')
  return (
    <article className={styles.card}>
      <Picture
        image={card.image}
        alt=""
        missing={pages.noImage}
        sizes="(max-width: 560px) 96px, (max-width: 1023px) 50vw, 304px"
        largest={640}
        priority={priority}
      />
      <div className={styles.body}>
        <p className={styles.place}>
          {card.place}
          {card.tag && <span className={styles.tag}>{card.tag}</span>}
        </p>
        <h3>
          <a href={page}>{card.name}</a>
        </h3>
        {card.number && <p className={styles.number}>{card.number}</p>}
        <p className={styles.text}>{card.text}</p>
        {card.facts.length > 0 && (
          <dl className={styles.facts}>
            {card.facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {card.misses?.map((miss) => (
          <p key={miss} className={styles.place}>
            <b>{miss}</b>
          </p>
        ))}
        <p className={`${styles.place} ${styles.choose}`}>
          {card.number && <AddToList partNumber={card.number} of={card.name} />}
          <CompareLink slug={card.query ? card.number : card.slug} name={card.name} />
        </p>
        {action && (
          <a className={styles.action} href={page}>
            <span className={styles.wide}>{texts.learnMore}</span>
            <span className={styles.narrow}>{texts.view}</span>
            <span className="visually-hidden"> {card.name}</span>
          </a>
        )}
      </div>
    </article>
  )
})
