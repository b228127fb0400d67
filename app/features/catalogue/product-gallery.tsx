import type { Hotspot } from '#domain/records/hotspot.ts'
import { pictureSource } from '#domain/pictures.ts'
import { ModelViewer } from '#app/features/model/model-viewer.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { StepButtons } from '#app/ui/step-buttons.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import * as uiTexts from '#texts/ui.ts'
import styles from './product-gallery.module.css'
import type { ProductView } from './product-view.ts'
import hotspotsStyles from './hotspots.module.css'

/** How long a picture stays, in milliseconds (SPECIFICATION, 9). */
const interval = 5000

type Props = {
  view: Pick<ProductView, 'name' | 'image'>
  images: string[]
  hotspots?: Hotspot[] | undefined
  /** Where its model is, if it has one. */
  model?: string | undefined
}

/** A product's pictures: one large, three thumbnails. Takes turns until the visitor chooses one. */
export function ProductGallery({ view, images, hotspots = [], model }: Props) {
  const { name, image } = view
  const count = images.length
  return (
    <slide-show data-interval={interval} data-settles="">
      <div
        role="group"
        aria-roledescription={uiTexts.carousel}
        aria-label={fillIn(texts.pictures, { name })}
      >
        <div className={styles.main} data-slides="">
          {(count > 0 ? images : ['']).map((picture, i) => (
            <div key={picture} data-current={i === 0 ? '' : undefined}>
              <Picture
                image={picture}
                alt={
                  count > 1 ? fillIn(texts.pictureAlt, { name, place: i + 1, places: count }) : name
                }
                missing={texts.noImage}
                sizes="(max-width: 900px) 100vw, 676px"
                priority={i === 0}
              />
              {i === 0 && <Hotspots spots={hotspots} />}
            </div>
          ))}
        </div>
        {count > 1 && <Thumbnails images={images} />}
        {(count > 1 || model) && (
          <div className={styles.controls}>
            {model && <ModelViewer name={name} image={image} href={model} />}
            {count > 1 && (
              <>
                <PauseButton what={uiTexts.moving.pictures} />
                <span className={styles.place} data-count="">{`1 / ${count}`}</span>
                <StepButtons what={uiTexts.moving.pictures} />
              </>
            )}
          </div>
        )}
      </div>
    </slide-show>
  )
}

/** Each leads to its picture, in the gallery or without scripts as a file. */
const Thumbnails = ({ images }: { images: string[] }) => (
  <ul className={styles.strip}>
    {images.map((image, i) => (
      <li key={image}>
        <a
          href={pictureSource(image)?.src}
          aria-label={fillIn(texts.picture, { place: i + 1, places: images.length })}
          aria-current={i === 0 || undefined}
          data-place={i}
        >
          <Picture
            image={image}
            alt=""
            missing={texts.noImage}
            sizes="(max-width: 900px) 30vw, 225px"
            largest={320}
          />
        </a>
      </li>
    ))}
  </ul>
)

/** Points on a picture that open a short explanation, and what hides them. */
function Hotspots({ spots }: { spots: Hotspot[] }) {
  if (!spots.length) return null
  return (
    <details open>
      <summary className={`no-print ${hotspotsStyles.toggle}`}>
        <span className={hotspotsStyles.show}>{texts.showPoints}</span>
        <span className={hotspotsStyles.hide}>{texts.hidePoints}</span>
      </summary>
      <ol className={hotspotsStyles.spots}>
        {spots.map(({ x, y, title, text }, i) => (
          <li key={title} style={{ left: `${x}%`, top: `${y}%` }}>
            <button
              type="button"
              className={hotspotsStyles.spot}
              popoverTarget={`spot-${i}`}
              aria-label={`${i + 1} ${title}`}
            >
              {i + 1}
            </button>
            <div id={`spot-${i}`} popover="auto" className={hotspotsStyles.tip}>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}
