import { useState } from 'react'
import { fileUrl, pictureSource } from '#domain/pictures.ts'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import styles from './knowledge-thumbnail.module.css'

type Props = { card: KnowledgeCard; sizes: string; largest?: number }

/** A document's first page on the common ground; a blank sheet where there is no picture of it. */
export function KnowledgeThumbnail({ card, sizes, largest = 640 }: Props) {
  const { type, image = '', facts } = card
  const [failed, setFailed] = useState('')
  const drawing = /\.svg$/i.test(image)
  const source =
    failed === image ? undefined : drawing ? { src: fileUrl(image) } : pictureSource(image, largest)
  return (
    <span className={`${styles.ground} ${styles[type]}`}>
      {source ? (
        <img
          // A picture that failed before the page became interactive never fires onError.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) setFailed(image)
          }}
          {...source}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(image)}
        />
      ) : (
        <span className={styles.sheet} aria-hidden="true">
          {facts[0]}
        </span>
      )}
    </span>
  )
}
