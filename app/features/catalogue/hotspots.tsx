import type { Hotspot } from '#domain/records/hotspot.ts'
import styles from './hotspots.module.css'

/** Points on a picture that open a short explanation; the same texts are a list on phones. */
export function Hotspots({ spots }: { spots: Hotspot[] }) {
  if (!spots.length) return null
  return (
    <ol className={styles.spots}>
      {spots.map(({ x, y, title, text }, i) => (
        <li
          key={title}
          style={{ left: `${x}%`, top: `${y}%` }}
          data-side={x > 55 ? 'left' : 'right'}
        >
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
  )
}
