import { useId, useState } from 'react'
import { fileUrl } from '#domain/pictures.ts'
import styles from './flip-cards.module.css'

export type FlipCard = {
  title: string
  text: string
  /** A drawing of the storage, 640 × 400. */
  image: string
}

/** Cards with a drawing in front and words behind. Without JavaScript both sides are seen at once. */
export function FlipCards({ cards }: { cards: readonly FlipCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.title}>
          <Card {...card} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Turns while a pointer is over it, and stays turned after a press: by click, touch or key. A
 * press that turns it back counts although the pointer is still over it.
 */
function Card({ title, text, image }: FlipCard) {
  const id = useId()
  const [turned, setTurned] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={title}
      aria-describedby={id}
      aria-pressed={turned}
      data-dismissed={dismissed || undefined}
      onClick={() => {
        setTurned(!turned)
        setDismissed(turned)
      }}
      onPointerLeave={() => setDismissed(false)}
    >
      <span className={styles.front}>
        <img src={fileUrl(image)} alt="" width={640} height={400} loading="lazy" />
        <span className={styles.title}>
          <b>{title}</b>
          <Turn />
        </span>
      </span>
      <span className={styles.back}>
        <span id={id}>{text}</span>
        <span className={styles.title}>
          <b>{title}</b>
          <Turn />
        </span>
      </span>
    </button>
  )
}

function Turn() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M15.5 9A6.5 6.5 0 1 1 13 3.9M13.4.6v3.6H9.8" />
    </svg>
  )
}
