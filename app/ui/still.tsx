import { fileUrl, pictureSource } from '#domain/pictures.ts'
import styles from './still.module.css'

type Props = {
  /** A storage path: a drawing (SVG) is sent as it is, a photograph in the width it needs. */
  image: string
  alt: string
  /** The CSS `sizes` attribute: how wide it is shown. */
  sizes: string
  largest?: number
  priority?: boolean
}

/** A drawing or picture of 16:9 on the common ground. */
export function Still({ image, alt, sizes, largest = 960, priority = false }: Props) {
  const source = /\.svg$/i.test(image) ? { src: fileUrl(image) } : pictureSource(image, largest)
  return (
    <img
      className={styles.still}
      {...source}
      sizes={sizes}
      width={1200}
      height={675}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
