import { ButtonLink } from '#app/ui/button.tsx'
import styles from './connect-band.module.css'

type Props = { to: string; label: string; heading?: string }

/** The closing invitation: one line of light that splits and arrives. */
export function ConnectBand({ to, label, heading = 'Tell us what has to connect.' }: Props) {
  return (
    <section className={`no-print ${styles.band}`} aria-label="Connect">
      <div className={`wrap ${styles.row}`}>
        <h2>{heading}</h2>
        <svg
          className={styles.line}
          viewBox="0 0 900 120"
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
        >
          <path
            d="M0 60c120 0 160-50 300-50h600M0 60c120 0 160-17 300-17h600M0 60c120 0 160 17 300 17h600M0 60c120 0 160 50 300 50h600"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ButtonLink to={to}>{label}</ButtonLink>
      </div>
    </section>
  )
}
