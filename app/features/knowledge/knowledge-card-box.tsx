import { Link } from 'react-router'
import { PageLink } from '#app/framework/page-link.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './knowledge-card-box.module.css'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import { KnowledgeFilm } from './knowledge-film.tsx'
import { KnowledgeThumbnail } from './knowledge-thumbnail.tsx'

type Props = {
  card: KnowledgeCard
  /** Where the card opens in the viewer, the list as it is behind it. */
  to: string
}

const thumbnailSizes = '(max-width: 480px) 60vw, (max-width: 1023px) 30vw, 240px'

/** A document, film or article in the list. */
export function KnowledgeCardBox({ card, to }: Props) {
  const { type, name, title = name, slug, url, facts, page, place, excerpt, read } = card
  const own = type === 'blog' ? url : read
  return (
    <article className={styles.card}>
      {type === 'video' ? (
        <KnowledgeFilm card={card} className={styles.film} />
      ) : (
        <KnowledgeThumbnail card={card} sizes={thumbnailSizes} />
      )}
      <div className={styles.body}>
        <h3>
          {own ? (
            <PageLink to={own}>{title}</PageLink>
          ) : (
            <Link to={to} preventScrollReset state={{ viewer: true }}>
              {title}
            </Link>
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
            <PageLink to={url}>
              {texts.read}
              <span className="visually-hidden"> {name}</span>
            </PageLink>
          ) : (
            <button name="doc" value={slug}>
              {texts.view}
              <span className="visually-hidden"> {name}</span>
            </button>
          )}
        </p>
      </div>
    </article>
  )
}
