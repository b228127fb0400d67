import { useEffect, useRef, useState } from 'react'
import type { Hotspot } from '#domain/records/hotspot.ts'
import { pictureSource } from '#domain/pictures.ts'
import { arrowStep } from '#app/lib/arrow-step.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { StepButtons } from '#app/ui/step-buttons.tsx'
import { useAfterPaint } from '#app/ui/use-after-paint.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import * as uiTexts from '#texts/ui.ts'
import { Hotspots } from './hotspots.tsx'
import styles from './product-gallery.module.css'
import type { ProductView } from './product-view.ts'

// Only where a gallery is seen: lists bring the code of its page beforehand, and have no room for it.
const GalleryTurns = onDemand(async () => (await import('./gallery-turns.tsx')).GalleryTurns, {
  // Nobody asked for turns: the pictures are all there.
  failing: () => undefined,
})

/** On request: what draws a model weighs as much as the page. */
const ModelDialog = onDemand(
  async () => (await import('#app/features/model/model-dialog.tsx')).ModelDialog,
)

const shownThumbnails = 3

/** Whether the product before had more than one picture: most catalogues have as many of each. */
let hasStrip = true

type Props = {
  view: ProductView
  images: string[]
  /** Others may be on their way. */
  isWhole: boolean
  hotspots?: Hotspot[] | undefined
  /** Where its model is, if it has one. */
  model?: string | undefined
}

/** A product's pictures: one large, three thumbnails. Takes turns until the visitor chooses one. */
export function ProductGallery({ view, images, isWhole, hotspots = [], model }: Props) {
  const count = images.length
  // Bringing code takes as long as rendering this.
  const painted = useAfterPaint()
  const region = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [settled, setSettled] = useState(false)
  const settle = (next: number) => {
    setIndex((next + count) % count)
    setSettled(true)
  }
  const strip = useStrip(index, count)
  const thumbnails = useRef<HTMLUListElement>(null)
  const followsFocus = useRef(false)
  const [pointing, setPointing] = useState(true)
  const pointed = index === 0 && pointing
  const [opened, setOpened] = useState(false)
  const name = fillIn(texts.pictures, { name: view.name })

  // A thumbnail that leaves would take the focus with it.
  useEffect(() => {
    if (followsFocus.current) {
      thumbnails.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    }
    followsFocus.current = false
  }, [index])

  useEffect(() => {
    if (isWhole) hasStrip = count > 1
  }, [isWhole, count])

  return (
    <div
      ref={region}
      role="group"
      aria-roledescription={uiTexts.carousel}
      aria-label={name}
      onKeyDown={(event) => {
        const by = arrowStep(event)
        if (!by || count < 2) return
        followsFocus.current = thumbnails.current?.contains(document.activeElement) ?? false
        settle(index + by)
      }}
    >
      <div className={styles.main}>
        <Picture
          key={images[index]}
          image={images[index] ?? ''}
          alt={
            count > 1
              ? fillIn(texts.pictureAlt, { name: view.name, place: index + 1, places: count })
              : view.name
          }
          missing={texts.noImage}
          sizes="(max-width: 900px) 100vw, 676px"
          priority={index === 0}
        />
        {pointed && <Hotspots spots={hotspots} />}
      </div>
      {count > 1 && (
        <ul ref={thumbnails} className={styles.strip} data-holds="">
          {strip.map((i) => (
            <li key={images[i]}>
              <a
                href={pictureSource(images[i]!)?.src}
                aria-label={fillIn(texts.picture, { place: i + 1, places: count })}
                aria-current={i === index || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  settle(i)
                }}
              >
                <Picture
                  image={images[i]!}
                  alt=""
                  missing={texts.noImage}
                  sizes="(max-width: 900px) 30vw, 225px"
                  largest={320}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {(count > 1 || hotspots.length > 0 || model) && (
        <div className={styles.controls}>
          {hotspots.length > 0 && (
            <button
              type="button"
              className={styles.points}
              onClick={() => {
                if (index > 0) settle(0)
                setPointing(!pointed)
              }}
            >
              {pointed ? texts.hidePoints : texts.showPoints}
            </button>
          )}
          {model && (
            <button type="button" className={styles.points} onClick={() => setOpened(true)}>
              {texts.allSides}
            </button>
          )}
          {/* Between what stands at either end: it comes late, and moves nothing. */}
          {count > 1 && painted && (
            <GalleryTurns
              region={region}
              index={index}
              count={count}
              onTurn={setIndex}
              settled={settled}
              onPlay={() => setSettled(false)}
            />
          )}
          {count > 1 && (
            <>
              <span className={styles.place}>{`${index + 1} / ${count}`}</span>
              <StepButtons what={uiTexts.moving.pictures} onStep={(by) => settle(index + by)} />
            </>
          )}
        </div>
      )}
      {!isWhole && hasStrip && <div className={styles.pending} />}
      {opened && <ModelDialog view={view} href={model!} onClose={() => setOpened(false)} />}
    </div>
  )
}

/** The pictures that have a thumbnail now. It moves on only where the current one is not among them. */
function useStrip(index: number, count: number): number[] {
  const [first, setFirst] = useState(0)
  const shown = Math.min(shownThumbnails, count)
  const after = (index - first + count) % count
  // One before the first comes in at the left, any other at the right.
  const start = after < shown ? first : after === count - 1 ? index : index - shown + 1
  if (start !== first) setFirst(start)
  return Array.from({ length: shown }, (_, i) => (start + i + count) % count)
}
