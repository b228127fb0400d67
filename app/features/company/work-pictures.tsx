import { pictureSource } from '#domain/pictures.ts'
import type { CareersPage } from '#domain/records/careers.ts'
import { arrowStep } from '#app/ui/arrow-step.ts'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { StepButtons } from '#app/ui/step-buttons.tsx'
import { useRotation } from '#app/ui/use-rotation.ts'
import * as uiTexts from '#texts/ui.ts'
import styles from './work-pictures.module.css'

/** SPECIFICATION §9, in milliseconds. */
const interval = 5000

export function WorkPictures({ heading, items }: NonNullable<CareersPage['pictures']>) {
  const count = items.length
  const { index, show, moving, toggle, region } = useRotation(count, interval)
  return (
    <section
      ref={region}
      className={styles.section}
      aria-label={heading}
      aria-roledescription={uiTexts.carousel}
      onKeyDown={(event) => {
        const by = arrowStep(event)
        if (by) show(index + by)
      }}
    >
      <div className={styles.head}>
        <h2>{heading}</h2>
        <div className={styles.controls}>
          <PauseButton moving={moving} onToggle={toggle} what={uiTexts.moving.pictures} />
          <StepButtons what={heading} onStep={(by) => show(index + by)} />
        </div>
      </div>
      <ul className={styles.slides} aria-live={moving ? 'off' : 'polite'}>
        {items.map(({ picture, alt, title, text }, i) => (
          <li key={picture} className={i === index ? styles.current : undefined}>
            <img
              {...pictureSource(picture)}
              sizes="(max-width: 900px) 100vw, 810px"
              width={1280}
              height={720}
              alt={alt}
              loading="lazy"
            />
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.count}>
                {i + 1} / {count}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
