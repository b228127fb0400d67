import { ButtonLink } from '#app/ui/button.tsx'
import type { Connect } from '#domain/records/site.ts'
import * as texts from '#texts/shell.ts'
import styles from './connect-band.module.css'

const straight = 'M0 60h900'

/** The closing invitation. */
export function ConnectBand({ to, label, heading, line = straight }: Omit<Connect, 'of'>) {
  return (
    <section className={`no-print ${styles.band}`} aria-label={texts.connect}>
      <div className={`wrap ${styles.row}`}>
        <h2>{heading}</h2>
        <svg
          className={styles.line}
          viewBox="0 0 900 120"
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
        >
          <path d={line} vectorEffect="non-scaling-stroke" />
        </svg>
        <ButtonLink to={to}>{label}</ButtonLink>
      </div>
    </section>
  )
}
