import type { CSSProperties } from 'react'
import { Arrow } from '#app/ui/arrow.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import * as uiTexts from '#texts/ui.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
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
      <PauseButton moving={moving} onToggle={onToggle} what={uiTexts.moving.slides} />
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
                aria-label={fillIn(texts.showSlide, { place: i + 1, places: count })}
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
              aria-label={uiTexts.previous}
              title={fillIn(uiTexts.previousOf, { what: uiTexts.moving.slides })}
              onClick={() => show(index - 1)}
            >
              <Arrow flipped />
            </button>
            <button
              type="button"
              aria-label={uiTexts.next}
              title={fillIn(uiTexts.nextOf, { what: uiTexts.moving.slides })}
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
