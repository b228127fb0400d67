import { DownloadList } from './download-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { Still } from '#app/ui/still.tsx'
import { productFilms } from '#content/product-films.ts'
import type { PageSection } from '#domain/records/page-record.ts'
import { FilmList } from './film-list.tsx'
import { LinkList } from './link-list.tsx'
import { PageCards } from './page-cards.tsx'
import styles from './page-body.module.css'
import type { PageView } from './page-view.ts'
import { PhoneList } from './phone-list.tsx'
import { RecordLink } from './record-link.tsx'
import { SectionText } from './section-text.tsx'

/** The words of a page: where to go on, and its sections. */
export function PageBody({ view: { sections, links = [] } }: { view: PageView }) {
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
