import type { CSSProperties } from 'react'
import { Arrow } from '#app/ui/arrow.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import styles from './hero-controls.module.css'

type Props = {
  count: number
  index: number
  show: (index: number) => void
  moving: boolean
  running: boolean
  interval: number
  onToggle: () => void
}

/** Pause, one segment for each slide, and arrows where there is no finger to swipe. */
export function HeroControls({ count, index, show, moving, running, interval, onToggle }: Props) {
  return (
    <div className={`wrap ${styles.controls}`}>
      <PauseButton moving={moving} onToggle={onToggle} what="slides" />
      {count > 1 && (
        <>
          <div
            className={styles.segments}
            style={{ '--interval': `${interval}ms` } as CSSProperties}
          >
            {Array.from({ length: count }, (_, i) => (
              <button
                key={i}
                type="button"
                aria-label={`Show slide ${i + 1} of ${count}`}
                aria-current={i === index || undefined}
                className={running ? styles.running : undefined}
                onClick={() => show(i)}
              />
            ))}
          </div>
          <span className={styles.place} aria-hidden="true">
            {index + 1} / {count}
          </span>
          <div className={styles.arrows}>
            <button
              type="button"
              aria-label="Previous"
              title="Previous: slides"
              onClick={() => show(index - 1)}
            >
              <Arrow flipped />
            </button>
            <button
              type="button"
              aria-label="Next"
              title="Next: slides"
              onClick={() => show(index + 1)}
            >
              <Arrow />
            </button>
          </div>
        </>
      )}
    </div>
  )
}
