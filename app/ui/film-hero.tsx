import type { ReactNode } from 'react'
import { Film } from './film.tsx'
import { PauseButton } from './pause-button.tsx'
import { useMotion } from './use-motion.ts'
import styles from './film-hero.module.css'

type Props = {
  film: { film: string; poster: string; alt: string }
  heading: string
  kicker?: string
  text?: string
  /** Buttons and links. */
  children?: ReactNode
}

/** The opening of a page: its heading on a dark, silent film. */
export function FilmHero({ film, heading, kicker, text, children }: Props) {
  const { moving, toggle } = useMotion()
  return (
    <section className={styles.hero} aria-label="Introduction">
      <Film {...film} playing={moving} priority />
      <div className={`wrap ${styles.words}`}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1>{heading}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <div className={`wrap ${styles.controls}`}>
        <PauseButton moving={moving} onToggle={toggle} what="film" />
      </div>
    </section>
  )
}
