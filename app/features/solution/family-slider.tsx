import { Link } from 'react-router'
import type { FamilyCard } from '#app/features/page/family-card.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as texts from '#texts/pages.ts'
import styles from './family-slider.module.css'

type Props = { heading: string; cards: FamilyCard[] }

/** Families three at a time, from the first to the last and no further. */
export function FamilySlider({ heading, cards }: Props) {
  return (
    <div className={styles.slider}>
      <Carousel label={heading} heading={<h2>{heading}</h2>} visible={3}>
        {cards.map(({ family, to, card }) => (
          <Link key={family} to={to} className={styles.slide}>
            <Picture
              image={card.image}
              alt=""
              missing={texts.noImage}
              sizes="(max-width: 768px) 100vw, (max-width: 1296px) 33vw, 405px"
              largest={640}
            />
            <span>
              <b>{family}</b>
              {card.name}
            </span>
          </Link>
        ))}
      </Carousel>
    </div>
  )
}
