import { CaptionedFilm } from '#app/ui/captioned-film.tsx'
import { videoSource } from '#domain/catalogue/video.ts'
import { captionsUrl, fileUrl, pictureSource } from '#domain/pictures.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-videos.module.css'

/** A poster is fetched with the page: small enough not to be felt. */
const posterWidth = 480

type Props = {
  videos: ProductView['videos']
  /** What stands in the place of a film without a picture of its own until it plays. */
  picture: string
}

/** A product's films. Our own play in place; YouTube loads nothing until it is asked to. */
export function ProductVideos({ videos, picture }: Props) {
  const playable = videos.flatMap(({ title, url, poster = picture }) => {
    const source = videoSource(url)
    return source ? [{ title, source, poster }] : []
  })
  if (!playable.length) return null
  return (
    <section className={`no-print ${styles.section}`}>
      <h2>{playable.length === 1 ? texts.video : texts.videos}</h2>
      <ul className={styles.videos}>
        {playable.map(({ title, source, poster }) => (
          <li key={source.type === 'youtube' ? source.id : source.url}>
            {source.type === 'youtube' ? (
              <YouTubeVideo id={source.id} title={title || texts.video} />
            ) : (
              <CaptionedFilm
                src={fileUrl(source.url)}
                poster={pictureSource(poster, posterWidth)?.src}
                aria-label={title || texts.video}
                captions={{ src: captionsUrl(source.url) }}
              />
            )}
            {title && <p>{title}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const YouTubeVideo = ({ id, title }: { id: string; title: string }) => (
  <youtube-film data-film={id} data-title={title}>
    <a className={styles.poster} href={`https://www.youtube.com/watch?v=${id}`} rel="noopener">
      <span>{fillIn(texts.playFromYouTube, { title })}</span>
      <small>{texts.youTubeCookies}</small>
    </a>
  </youtube-film>
)
