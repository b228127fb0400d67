import { useEffect, useRef, useState } from 'react'
import { fileUrl, pictureSource } from '#domain/pictures.ts'
import * as texts from '#texts/ui.ts'
import { useInView } from './use-in-view.ts'
import { useRest } from './use-rest.ts'
import styles from './film.module.css'

type Props = {
  /** A storage path or address of a silent loop, 16:9. */
  film: string
  poster: string
  /** What it shows, for those who do not see it. */
  alt: string
  playing: boolean
  /** The first thing seen on the page: its poster is fetched at once. */
  priority?: boolean
  /** The CSS `sizes` of the poster: how wide it is, parts that are cut off included. */
  sizes?: string
}

/**
 * A silent loop that fills its place. The poster is there from the first paint, no larger than the
 * film: a sharper one would turn soft when the film begins. The film is fetched once the page has
 * come to rest, fades in when it can play and rests out of sight.
 * `--film-position` says which part is kept where the place is not 16:9.
 */
export function Film({ film, poster, alt, playing, priority = false, sizes = '100vw' }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const rested = useRest()
  const plays = useInView(place) && playing
  const [wanted, setWanted] = useState(false)
  const [started, setStarted] = useState(false)
  const picture = pictureSource(poster)

  if (plays && rested && !wanted) setWanted(true)

  useEffect(() => {
    if (!video.current) return
    // Browsers may refuse to play, to save power for one; the poster stays.
    if (plays) void video.current.play().catch(() => undefined)
    else video.current.pause()
  }, [plays, wanted])

  return (
    <div ref={place} className={styles.film}>
      <img
        src={picture?.src}
        srcSet={picture?.srcSet}
        sizes={sizes}
        width={1280}
        height={720}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
      {wanted && (
        <video
          ref={video}
          className={started ? styles.started : undefined}
          src={fileUrl(film)}
          muted
          loop
          playsInline
          preload="auto"
          tabIndex={-1}
          aria-hidden="true"
          onPlaying={() => setStarted(true)}
        >
          {texts.noVideo}
        </video>
      )}
    </div>
  )
}
