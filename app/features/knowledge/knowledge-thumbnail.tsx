import { fileUrl, pictureSource } from '#domain/pictures.ts'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import styles from './knowledge-thumbnail.module.css'

type Props = { card: KnowledgeCard; sizes: string; largest?: number }

/** A document's first page on the common ground; a blank sheet where there is no picture of it. */
export function KnowledgeThumbnail({ card, sizes, largest = 640 }: Props) {
  const { type, image = '', facts } = card
  const isDrawing = /\.svg$/i.test(image)
  const source = isDrawing ? { src: fileUrl(image) } : pictureSource(image, largest)
  return (
    <span className={`${styles.ground} ${styles[type]}`}>
      {source ? (
        <img
          {...source}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          data-missing={facts[0]}
        />
      ) : (
        <span className={styles.sheet} aria-hidden="true">
          {facts[0]}
        </span>
      )}
    </span>
  )
}
