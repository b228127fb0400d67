import { useId } from 'react'
import { fileUrl } from '#domain/pictures.ts'
import styles from './flip-cards.module.css'

export type FlipCard = {
  title: string
  text: string
  /** A drawing of the storage, 640 × 400. */
  image: string
}

/** Cards with a drawing in front and words behind. */
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

/** Turns while a pointer is over it, and stays turned after a press: by click, touch or key. */
function Card({ title, text, image }: FlipCard) {
  const id = useId()
  return (
    <label className={styles.card}>
      <input
        type="checkbox"
        className="visually-hidden"
        aria-label={title}
        aria-describedby={id}
        autoComplete="off"
      />
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
    </label>
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
