import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type CSSProperties,
  type PointerEvent,
} from 'react'
import { arrowStep } from '#app/lib/arrow-step.ts'
import { useRest } from '#app/ui/use-rest.ts'
import { useRotation } from '#app/ui/use-rotation.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Film } from '#app/ui/film.tsx'
import { StepButtons } from '#app/ui/step-buttons.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { hero } from '#content/home.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { HeroSlide as Words } from '#domain/records/home.ts'
import * as texts from '#texts/pages.ts'
import * as uiTexts from '#texts/ui.ts'
import * as locale from '#texts/locale.ts'
import styles from './home-hero.module.css'
import heroSlideStyles from './hero-slide.module.css'
import heroControlsStyles from './hero-controls.module.css'

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

type HeroSlideProps = Words & {
  /** Its place among the others, for screen readers. */
  label: string
  first: boolean
  current: boolean
  /** Its turn is near: the poster is fetched, the film not yet. */
  isNext: boolean
  moving: boolean
}

/** Below 1244 px the film's place, 700 px high, is narrower than 16:9; on phones it is 100:78. */
const sizes =
  '(max-width: 564px) 139vw, (max-width: 768px) 100vw, (max-width: 1244px) 1244px, 100vw'

function HeroSlide({
  film,
  heading,
  subheading,
  buttonLink,
  label,
  first,
  current,
  isNext,
  moving,
}: HeroSlideProps) {
  const [near, setNear] = useState(first)
  if ((current || isNext) && !near) setNear(true)
  // What stands largest on the page is its heading: always one, and never one that is hidden.
  const Heading = current ? 'h1' : 'h2'
  return (
    <div
      role="group"
      aria-roledescription={texts.slide}
      aria-label={label}
      inert={!current}
      className={`${heroSlideStyles.slide} ${current ? heroSlideStyles.current : ''}`}
    >
      <div className={heroSlideStyles.film}>
        {near && film && (
          <Film {...film} playing={moving && current} priority={first} sizes={sizes} />
        )}
      </div>
      <div className={`wrap ${heroSlideStyles.words}`}>
        <Heading>{heading}</Heading>
        <p className={heroSlideStyles.text}>{subheading}</p>
        <p className={heroSlideStyles.action}>
          <ButtonLink to={buttonLink.to}>{buttonLink.label}</ButtonLink>
        </p>
      </div>
    </div>
  )
}

type HeroControlsProps = {
  count: number
  index: number
  show: (index: number) => void
  moving: boolean
  running: boolean
  interval: number
  onToggle: () => void
}

/** Pause, one segment for each slide, and arrows where there is no finger to swipe. */
function HeroControls({
  count,
  index,
  show,
  moving,
  running,
  interval,
  onToggle,
}: HeroControlsProps) {
  return (
    <div className={`wrap ${heroControlsStyles.controls}`}>
      <PauseButton moving={moving} onToggle={onToggle} what={uiTexts.moving.slides} />
      {count > 1 && (
        <>
          <div
            className={heroControlsStyles.segments}
            style={{ '--interval': `${interval}ms` } as CSSProperties}
          >
            {Array.from({ length: count }, (_, i) => (
              <button
                key={i}
                type="button"
                aria-label={fillIn(texts.showSlide, { place: i + 1, places: count })}
                aria-current={i === index || undefined}
                className={running ? heroControlsStyles.running : undefined}
                onClick={() => show(i)}
              />
            ))}
          </div>
          <span className={heroControlsStyles.place} aria-hidden="true">
            {index + 1} / {count}
          </span>
          <div className={heroControlsStyles.arrows}>
            <StepButtons what={uiTexts.moving.slides} onStep={(by) => show(index + by)} />
          </div>
        </>
      )}
    </div>
  )
}

/** How far a finger has to go sideways, in pixels. */
const minPixels = 40

/** Handlers for one finger that goes sideways: 1 for the next, which comes from where one reads on, −1 for the one before. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown(event: PointerEvent) {
      start.current =
        event.pointerType === 'touch' && event.isPrimary
          ? { x: event.clientX, y: event.clientY }
          : undefined
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return
      const x = event.clientX - start.current.x
      const y = event.clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) >= minPixels && Math.abs(x) > 2 * Math.abs(y))
        onSwipe(x < 0 === (locale.direction === 'ltr') ? 1 : -1)
    },
    // The browser has taken the finger for scrolling.
    onPointerCancel() {
      start.current = undefined
    },
  }
}
