import { fileUrl, pictureSource } from '#domain/pictures.ts'
import * as texts from '#texts/ui.ts'
import styles from './film.module.css'

type Props = {
  /** A storage path or address of a silent loop, 16:9. */
  film: string
  poster: string
  /** What it shows, for those who do not see it. */
  alt: string
  /** The first thing seen on the page: its poster is fetched at once. */
  priority?: boolean
  /** The CSS `sizes` of the poster: how wide it is, parts that are cut off included. */
  sizes?: string
}

/**
 * A silent loop that fills its place; the element around it, such as `film-loop`, plays it. The poster
 * is there from the first paint, no larger than the film: a sharper one would turn soft when the film
 * begins. Nothing of the film is fetched before it plays.
 * `--film-position` says which part is kept where the place is not 16:9.
 */
export function Film({ film, poster, alt, priority = false, sizes = '100vw' }: Props) {
  return (
    <div className={styles.film}>
      <img
        {...pictureSource(poster)}
        sizes={sizes}
        width={1280}
        height={720}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
      <video
        src={fileUrl(film)}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
      >
        {texts.noVideo}
      </video>
    </div>
  )
}
