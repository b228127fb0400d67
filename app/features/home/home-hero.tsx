import { useEffect, useRef, type KeyboardEvent } from 'react'
import { hero } from '#content/home.ts'
import { arrowStep } from '#app/ui/arrow-step.ts'
import { useRest } from '#app/ui/use-rest.ts'
import { useRotation } from '#app/ui/use-rotation.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import * as uiTexts from '#texts/ui.ts'
import { HeroControls } from './hero-controls.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { useSwipe } from './use-swipe.ts'
import styles from './home-hero.module.css'

/** How long a slide stays, in milliseconds (SPECIFICATION §9). */
const interval = 6000

/**
 * Home's opening: what the company is, above slides that take turns. The words of all slides lie
 * in one place, so that the longest gives the height and nothing moves when they change.
 */
export function HomeHero() {
  const { slides } = hero
  const moves = slides.some(({ film }) => film)
  const { index, show, moving, running, toggle, region } = useRotation(slides.length, interval)
  const rested = useRest()
  const swipe = useSwipe((by) => show(index + by))
  const list = useRef<HTMLDivElement>(null)
  const followsFocus = useRef(false)

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event)
    if (!by) return
    event.preventDefault()
    followsFocus.current = list.current?.contains(document.activeElement) ?? false
    show(index + by)
  }
  // The slide that leaves takes its link with it: the focus goes on to the one that comes.
  useEffect(() => {
    if (followsFocus.current) list.current?.children[index]?.querySelector('a')?.focus()
    followsFocus.current = false
  }, [index])

  return (
    <section
      ref={region}
      className={moves ? styles.hero : `${styles.hero} ${styles.still}`}
      aria-label={texts.highlights}
      aria-roledescription={uiTexts.carousel}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <p className={`wrap ${styles.kicker}`}>{hero.kicker}</p>
      {(moves || slides.length > 1) && (
        <HeroControls
          count={slides.length}
          index={index}
          show={show}
          moving={moving}
          running={running}
          interval={interval}
          onToggle={toggle}
        />
      )}
      <div ref={list} className={styles.slides} aria-live={running ? 'off' : 'polite'}>
        {slides.map((slide, i) => (
          <HeroSlide
            key={slide.heading}
            {...slide}
            label={fillIn(texts.slideOf, { place: i + 1, places: slides.length })}
            first={i === 0}
            current={i === index}
            isNext={rested && i === (index + 1) % slides.length}
            moving={moving}
          />
        ))}
      </div>
    </section>
  )
}
