import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './knowledge-card-box.module.css'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import { KnowledgeFilm } from './knowledge-film.tsx'
import { KnowledgeThumbnail } from './knowledge-thumbnail.tsx'

type Props = {
  card: KnowledgeCard
  /** Where the card opens in the reader, the list as it is behind it. */
  to: string
}

const thumbnailSizes = '(max-width: 480px) 60vw, (max-width: 1023px) 30vw, 240px'

/** A document, film or article in the list. */
export function KnowledgeCardBox({ card, to }: Props) {
  const { type, name, title = name, url, facts, page, place, excerpt, read } = card
  const pageOfCard = type === 'blog' ? url : read
  return (
    <article className={styles.card}>
      {type === 'video' ? (
        <KnowledgeFilm card={card} className={styles.film} />
      ) : (
        <KnowledgeThumbnail card={card} sizes={thumbnailSizes} />
      )}
      <div className={styles.body}>
        <h3>
          {pageOfCard ? (
            <a href={pageOfCard}>{title}</a>
          ) : (
            <a href={to} data-reader="">
              {title}
            </a>
          )}
        </h3>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {excerpt && (
          <p className={styles.excerpt}>
            {page && <b>{`${fillIn(texts.page, { page })}: `}</b>}
            {place && <b>{`${place}: `}</b>}
            {excerpt}
          </p>
        )}
        <p className={styles.action}>
          {type === 'blog' ? (
            <a href={url}>
              {texts.read}
              <span className="visually-hidden"> {name}</span>
            </a>
          ) : (
            <ViewLinks name={name} to={to} read={read} />
          )}
        </p>
      </div>
    </article>
  )
}

/** To the reader; on phones to the document's page, where it has one. */
function ViewLinks({ name, to, read }: { name: string; to: string; read: string | undefined }) {
  const label = (
    <>
      {texts.view}
      <span className="visually-hidden"> {name}</span>
    </>
  )
  return (
    <>
      <a href={to} data-reader="" className={read && styles.onWideScreens}>
        {label}
      </a>
      {read && (
        <a href={read} className={styles.onPhones}>
          {label}
        </a>
      )}
    </>
  )
}
