import { useEffect, useRef, useState } from 'react'
import type { Hotspot } from '#domain/records/hotspot.ts'
import { pictureSource } from '#domain/pictures.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Hotspots } from './hotspots.tsx'
import styles from './product-gallery.module.css'
import type { ProductView } from './product-view.ts'

const interval = 5000
const shownThumbnails = 3

type Props = { view: ProductView; images: string[]; hotspots?: Hotspot[] | undefined }

/**
 * A product's pictures: one large, three thumbnails beside each other. Moves on every five
 * seconds and wraps, unless paused, under the pointer, focused, or motion is reduced.
 */
export function ProductGallery({ view, images, hotspots = [] }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const count = images.length
  const several = count > 1

  const step = (by: number) => setCurrent((at) => (at + by + count) % count)

  useEffect(() => {
    if (!several || paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden && !root.current?.matches(':hover, :focus-within')) step(1)
    }, interval)
    return () => clearInterval(timer)
  })

  const first = count <= shownThumbnails ? 0 : current
  const strip = Array.from(
    { length: Math.min(count, shownThumbnails) },
    (_, i) => (first + i) % count,
  )
  return (
    <div
      ref={root}
      className={styles.gallery}
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${view.name}`}
      onKeyDown={(event) => {
        if (!several) return
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <div className={styles.main}>
        <Picture
          key={images[current]}
          image={images[current] ?? ''}
          alt={several ? `${view.name}, picture ${current + 1} of ${count}` : view.name}
          missing="No Image"
          sizes="(max-width: 900px) 100vw, 676px"
          priority={current === 0}
        />
        {current === 0 && <Hotspots spots={hotspots} />}
      </div>
      {several && (
        <>
          <ul className={styles.strip}>
            {strip.map((i) => (
              <li key={images[i]}>
                <a
                  href={pictureSource(images[i]!)?.src}
                  aria-label={`Picture ${i + 1}`}
                  aria-current={i === current || undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    setCurrent(i)
                  }}
                >
                  <Picture
                    image={images[i]!}
                    alt=""
                    missing="No Image"
                    sizes="225px"
                    largest={480}
                  />
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.controls}>
            <button type="button" onClick={() => setPaused(!paused)}>
              {paused ? 'Play' : 'Pause'}
            </button>
            <span>
              {current + 1} / {count}
            </span>
            <button type="button" aria-label="Previous" onClick={() => step(-1)}>
              ←
            </button>
            <button type="button" aria-label="Next" onClick={() => step(1)}>
              →
            </button>
          </div>
        </>
      )}
    </div>
  )
}
