import { useState } from 'react'
import type { HeroSlide as Words } from '#domain/records/home.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Film } from '#app/ui/film.tsx'
import * as texts from '#texts/pages.ts'
import styles from './hero-slide.module.css'

type Props = Words & {
  /** Its place among the others, for screen readers. */
  label: string
  first: boolean
  current: boolean
  /** Its turn is near: the poster is fetched, the film not yet. */
  isNext: boolean
  moving: boolean
}

/** Below 1244 px the film's place, 700 px high, is narrower than 16:9; on phones it is 100:78. */
const sizes =
  '(max-width: 564px) 139vw, (max-width: 768px) 100vw, (max-width: 1244px) 1244px, 100vw'

export function HeroSlide({
  film,
  heading,
  subheading,
  buttonLink,
  label,
  first,
  current,
  isNext,
  moving,
}: Props) {
  const [near, setNear] = useState(first)
  if ((current || isNext) && !near) setNear(true)
  // What stands largest on the page is its heading: always one, and never one that is hidden.
  const Heading = current ? 'h1' : 'h2'
  return (
    <div
      role="group"
      aria-roledescription={texts.slide}
      aria-label={label}
      inert={!current}
      className={`${styles.slide} ${current ? styles.current : ''}`}
    >
      <div className={styles.film}>
        {near && film && (
          <Film {...film} playing={moving && current} priority={first} sizes={sizes} />
        )}
      </div>
      <div className={`wrap ${styles.words}`}>
        <Heading>{heading}</Heading>
        <p className={styles.text}>{subheading}</p>
        <p className={styles.action}>
          <ButtonLink to={buttonLink.to}>{buttonLink.label}</ButtonLink>
        </p>
      </div>
    </div>
  )
}
