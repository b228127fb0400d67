import { useState } from 'react'
import { fileUrl } from '#domain/pictures.ts'
import styles from './flip-cards.module.css'

export type FlipCard = {
  title: string
  text: string
  /** A drawing of the storage. */ image: string
}

/**
 * Cards that turn: by pointer, by touch, by keyboard, and by focus alone without JavaScript.
 * Both sides are always there for screen readers.
 */
export function FlipCards({ cards }: { cards: FlipCard[] }) {
  const [turned, setTurned] = useState<string>()
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, image }) => (
        <li key={title}>
          <button
            type="button"
            className={styles.card}
            aria-pressed={turned === title}
            onClick={() => setTurned(turned === title ? undefined : title)}
          >
            <span className={styles.front}>
              <img src={fileUrl(image)} alt="" width={480} height={360} loading="lazy" />
              <b>{title}</b>
            </span>
            <span className={styles.back}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
