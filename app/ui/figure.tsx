import { fileUrl } from '#domain/pictures.ts'
import * as texts from '#texts/ui.ts'
import styles from './figure.module.css'

/** Every drawing has this size, in CSS pixels. */
export const drawingSize = { width: 1200, height: 675 }

type Props = {
  /** A drawing of the storage. */
  image: string
  alt: string
  /** How the text calls it: “Figure 2”. */
  name?: string
  caption?: string
  /** Shown whole on phones too: to be looked at rather than read. */
  fits?: boolean
  /** The largest picture of the first view: fetched at once. */
  priority?: boolean
}

/**
 * A drawing that opens full size. On phones it keeps a width at which its labels can be read, and
 * scrolls.
 */
export function Figure({ image, alt, name, caption, fits = false, priority = false }: Props) {
  const address = fileUrl(image)
  return (
    <figure>
      <a className={fits ? styles.frame : `${styles.frame} ${styles.wide}`} href={address}>
        <img
          {...drawingSize}
          src={address}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
        <span className="visually-hidden">{texts.fullSize}</span>
      </a>
      {caption && (
        <figcaption className={styles.caption}>
          {name && <b>{name}. </b>}
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
