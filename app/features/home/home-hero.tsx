import { hero } from '#content/home.ts'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './home-hero.module.css'

const fibers = 24

/** The opening statement on a dark ground, crossed by a bundle of light. */
export function HomeHero() {
  return (
    <section className={styles.hero} aria-label="Introduction">
      <svg
        className={styles.light}
        viewBox="0 0 1440 700"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        aria-hidden="true"
      >
        <g stroke="var(--accent)">
          {Array.from({ length: fibers }, (_, i) => {
            const spread = i - (fibers - 1) / 2
            const from = 470 + spread * 24
            const to = 350 - spread * 30
            return (
              <path
                key={i}
                d={`M-40 ${from + 420}C560 ${from - 60} 880 350 1110 350S1330 ${to} 1460 ${to - spread * 4}`}
                strokeOpacity={0.18 + (i % 4) * 0.12}
              />
            )
          })}
        </g>
      </svg>
      <div className={`wrap ${styles.words}`}>
        <p className={styles.kicker}>{hero.kicker}</p>
        <h1>{hero.heading}</h1>
        <p className={styles.text}>{hero.text}</p>
        <p className={styles.actions}>
          <ButtonLink to={hero.action.to}>{hero.action.label}</ButtonLink>
          <ButtonLink to={paths.contact()} look="outline">
            Contact Us
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
