import type { CSSProperties } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Film } from '#app/ui/film.tsx'
import { StepButtons } from '#app/ui/step-buttons.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { hero } from '#content/home.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { HeroSlide as Words } from '#domain/records/home.ts'
import * as texts from '#texts/pages.ts'
import * as uiTexts from '#texts/ui.ts'
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
  const { kicker, slides } = hero
  const moves = slides.some(({ film }) => film)
  return (
    <slide-show data-interval={interval}>
      <section
        className={moves ? styles.hero : `${styles.hero} ${styles.still}`}
        aria-label={texts.highlights}
        aria-roledescription={uiTexts.carousel}
      >
        {/* It stays while the slides change. */}
        <h1 className={`wrap ${styles.kicker}`}>{kicker}</h1>
        {(moves || slides.length > 1) && <HeroControls count={slides.length} />}
        <div className={styles.slides} aria-live="off" data-slides="">
          {slides.map((slide, i) => (
            <HeroSlide key={slide.heading} {...slide} index={i} count={slides.length} />
          ))}
        </div>
      </section>
    </slide-show>
  )
}

/** Below 1244 px the film's place, 700 px high, is narrower than 16:9; on phones it is 100:78. */
const sizes =
  '(max-width: 564px) 139vw, (max-width: 768px) 100vw, (max-width: 1244px) 1244px, 100vw'

type HeroSlideProps = Words & { index: number; count: number }

function HeroSlide({ film, heading, subheading, buttonLink, index, count }: HeroSlideProps) {
  const isFirst = index === 0
  return (
    <div
      role="group"
      aria-roledescription={texts.slide}
      aria-label={fillIn(texts.slideOf, { place: index + 1, places: count })}
      className={heroSlideStyles.slide}
      data-current={isFirst ? '' : undefined}
    >
      <div className={heroSlideStyles.film}>
        {film && <Film {...film} priority={isFirst} sizes={sizes} />}
      </div>
      <div className={`wrap ${heroSlideStyles.words}`}>
        <h2>{heading}</h2>
        <p className={heroSlideStyles.text}>{subheading}</p>
        <p className={heroSlideStyles.action}>
          <ButtonLink to={buttonLink.to}>{buttonLink.label}</ButtonLink>
        </p>
      </div>
    </div>
  )
}

/** Pause, one segment for each slide, and arrows where there is no finger to swipe. */
const HeroControls = ({ count }: { count: number }) => (
  <div className={`wrap ${heroControlsStyles.controls}`}>
    <PauseButton what={uiTexts.moving.slides} />
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
              aria-current={i === 0 || undefined}
              data-place={i}
            />
          ))}
        </div>
        <span className={heroControlsStyles.place} aria-hidden="true" data-count="">
          {`1 / ${count}`}
        </span>
        <div className={heroControlsStyles.arrows}>
          <StepButtons what={uiTexts.moving.slides} />
        </div>
      </>
    )}
  </div>
)
