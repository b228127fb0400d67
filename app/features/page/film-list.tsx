import { CaptionedFilm } from '#app/ui/captioned-film.tsx'
import { captionsUrl, fileUrl, pictureSource } from '#domain/pictures.ts'
import type { ProductFilm } from '#domain/records/film.ts'
import * as locale from '#texts/locale.ts'
import styles from './film-list.module.css'

/** A poster is fetched with the page: small enough not to be felt. */
const posterWidth = 640

/** Films that play in place, and load nothing before they are asked to. */
export function FilmList({ films }: { films: ProductFilm[] }) {
  return (
    <ul className={styles.films}>
      {films.map(({ film, poster, name, description, seconds }) => (
        <li key={film}>
          <CaptionedFilm
            width={1280}
            height={720}
            src={fileUrl(film)}
            poster={pictureSource(poster, posterWidth)?.src}
            aria-label={name}
            captions={{ label: locale.languageName, src: captionsUrl(film), default: true }}
          />
          <h3>
            {name} <span className={styles.time}>{Math.round(seconds)} s</span>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
