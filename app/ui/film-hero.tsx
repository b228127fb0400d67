import type { ReactNode } from 'react'
import * as texts from '#texts/ui.ts'
import { Film } from './film.tsx'
import { PauseButton } from './pause-button.tsx'
import styles from './film-hero.module.css'

type Props = {
  film?: { film: string; poster: string; alt: string } | undefined
  heading: string
  kicker?: string
  text?: string
  /** Buttons and links. */
  children?: ReactNode
}

/** Below 1067 px the film's place, 600 px high, is narrower than 16:9; on phones it is 100:78. */
const sizes =
  '(max-width: 564px) 139vw, (max-width: 768px) 100vw, (max-width: 1067px) 1067px, 100vw'

/** The opening of a page: its heading on a dark, silent film, or on the dark alone. */
export function FilmHero({ film, heading, kicker, text, children }: Props) {
  return (
    <film-loop>
      <section
        className={film ? styles.hero : `${styles.hero} ${styles.still}`}
        aria-label={texts.introduction}
      >
        {film && (
          <div className={styles.film}>
            <Film {...film} priority sizes={sizes} />
          </div>
        )}
        <div className={`wrap ${styles.words}`}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1>{heading}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {film && (
          <div className={`wrap ${styles.controls}`}>
            <PauseButton what={texts.moving.film} />
          </div>
        )}
      </section>
    </film-loop>
  )
}
