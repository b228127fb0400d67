import { useEffect, useRef, useState } from 'react'
import { fileUrl, pictureSource } from '#domain/pictures.ts'
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
}

/**
 * A silent loop that fills its place. The poster is there from the first paint; the film is
 * fetched once the page has come to rest, and fades in when it can play.
 */
export function Film({ film, poster, alt, playing, priority = false }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const wanted = useWantedAtRest(playing)
  const [started, setStarted] = useState(false)
  const picture = pictureSource(poster)

  useEffect(() => {
    if (!video.current) return
    if (playing) void video.current.play().catch(() => undefined)
    else video.current.pause()
  }, [playing, wanted])

  return (
    <div className={styles.film}>
      <img
        src={picture?.src}
        srcSet={picture?.srcSet}
        sizes="100vw"
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
        />
      )}
    </div>
  )
}

/** True from the first moment of rest after the page has loaded with films allowed. */
function useWantedAtRest(playing: boolean): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!playing || wanted) return
    let timer: number | undefined
    const want = () => {
      timer = window.setTimeout(() => setWanted(true), 600)
    }
    if (document.readyState === 'complete') want()
    else window.addEventListener('load', want, { once: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('load', want)
    }
  }, [playing, wanted])
  return wanted
}
