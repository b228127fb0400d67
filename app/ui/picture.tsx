import { pictureSource } from '#domain/pictures.ts'
import styles from './picture.module.css'

type Props = {
  /** A picture field: a storage path or an address; empty for none. */
  image: string
  alt: string
  /** What stands in the picture's place when there is none or it fails to load. */
  missing: string
  /** The CSS `sizes` attribute: how wide the picture is shown. */
  sizes: string
  largest?: number
  /** The largest picture of the first view: fetched at once. */
  priority?: boolean
}

/**
 * A picture of 4:3 on the common ground, with a placeholder for missing and broken ones
 * (`app/elements/replace-pictures.ts`).
 */
export function Picture({ image, alt, missing, sizes, largest, priority = false }: Props) {
  const source = pictureSource(image, largest)
  if (!source) {
    return (
      <span className="missing-picture">
        <span>{missing}</span>
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      src={source.src}
      srcSet={source.srcSet}
      sizes={sizes}
      width={1200}
      height={900}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      data-missing={missing}
    />
  )
}
