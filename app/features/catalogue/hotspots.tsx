import type { Hotspot } from '#domain/records/hotspot.ts'
import * as texts from '#texts/product.ts'
import styles from './hotspots.module.css'

/** Points on a picture that open a short explanation, and what hides them. */
export function Hotspots({ spots }: { spots: Hotspot[] }) {
  if (!spots.length) return null
  return (
    <details open>
      <summary className={`no-print ${styles.toggle}`}>
        <span className={styles.show}>{texts.showPoints}</span>
        <span className={styles.hide}>{texts.hidePoints}</span>
      </summary>
      <ol className={styles.spots}>
        {spots.map(({ x, y, title, text }, i) => (
          <li key={title} style={{ left: `${x}%`, top: `${y}%` }}>
            <button
              type="button"
              className={styles.spot}
              popoverTarget={`spot-${i}`}
              aria-label={`${i + 1} ${title}`}
            >
              {i + 1}
            </button>
            <div id={`spot-${i}`} popover="auto" className={styles.tip}>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}
