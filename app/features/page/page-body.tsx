import { hoursOf } from '#app/features/contact/offices.ts'
import { Section } from '#app/ui/section.tsx'
import { Still } from '#app/ui/still.tsx'
import { CaptionedFilm } from '#app/ui/captioned-film.tsx'
import { telephone } from '#app/lib/reach.ts'
import { productFilms } from '#content/product-films.ts'
import type { PageSection, PageCard, PageRecord } from '#domain/records/page-record.ts'
import { captionsUrl, fileUrl, pictureSource } from '#domain/pictures.ts'
import type { ProductFilm } from '#domain/records/film.ts'
import { site } from '#content/site.ts'
import * as locale from '#texts/locale.ts'
import { DownloadList } from './download-list.tsx'
import { LinkList } from './link-list.tsx'
import { RecordLink } from './record-link.tsx'
import { SectionText } from './section-text.tsx'
import styles from './page-body.module.css'
import pageCardsStyles from './page-cards.module.css'
import filmListStyles from './film-list.module.css'
import phoneListStyles from './phone-list.module.css'

type Props = { view: Pick<PageRecord, 'sections' | 'links'> }

/** The words of a page: where to go on, and its sections. */
export function PageBody({ view: { sections, links = [] } }: Props) {
  return (
    <>
      {links.length > 0 && (
        <div className={styles.links}>
          <LinkList links={links} />
        </div>
      )}
      {sections.map((section) => (
        <SectionBody key={section.heading} section={section} />
      ))}
    </>
  )
}

function SectionBody({ section }: { section: PageSection }) {
  const { heading, id, paragraphs, list, picture, cards, phones, downloads, action, links } =
    section
  const films = productFilms.filter(({ film }) => section.films?.includes(film))
  // Cards and a row of films need the whole width.
  const wide = cards !== undefined || films.length > 1
  return (
    <Section heading={heading} wide={wide} {...(id && { id })}>
      {paragraphs.length + (list?.length ?? 0) > 0 && (
        <SectionText paragraphs={paragraphs} list={list} />
      )}
      {picture && (
        <Still image={picture.file} alt={picture.alt} sizes="(max-width: 900px) 100vw, 790px" />
      )}
      {phones && <PhoneList />}
      {cards && <PageCards cards={cards} />}
      {downloads && <DownloadList downloads={downloads} />}
      {films.length > 0 && <FilmList films={films} />}
      {action && (
        <p>
          <RecordLink target={action} look="primary">
            {action.label}
          </RecordLink>
        </p>
      )}
      {links && <LinkList links={links} />}
    </Section>
  )
}

/** Choices beside each other, each with what to have at hand and where to go. */
function PageCards({ cards }: { cards: PageCard[] }) {
  return (
    <ul className={pageCardsStyles.cards}>
      {cards.map(({ title, id, text, points, links }) => (
        <li key={title} id={id}>
          <h3>{title}</h3>
          <p>{text}</p>
          {points && (
            <ul className={pageCardsStyles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <LinkList links={links} button={points !== undefined} />
        </li>
      ))}
    </ul>
  )
}

/** A poster is fetched with the page: small enough not to be felt. */
const posterWidth = 640

/** Films that play in place, and load nothing before they are asked to. */
function FilmList({ films }: { films: ProductFilm[] }) {
  return (
    <ul className={filmListStyles.films}>
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
            {name} <span className={filmListStyles.time}>{Math.round(seconds)} s</span>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}

/** The telephone of every office, and when it is answered. */
function PhoneList() {
  return (
    <ul className={phoneListStyles.phones}>
      {site.phones.map(({ office, number }) => (
        <li key={office}>
          <span>{office}</span>
          <a href={telephone(number)}>{number}</a>
          <span className={phoneListStyles.hours}>{hoursOf(office)}</span>
        </li>
      ))}
    </ul>
  )
}
