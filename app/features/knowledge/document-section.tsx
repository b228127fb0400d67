import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import * as texts from '#texts/knowledge.ts'
import type { DocumentProductsView } from './document-facts.ts'
import { DocumentProducts } from './document-products.tsx'
import styles from './document-section.module.css'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import { KnowledgeFilm } from './knowledge-film.tsx'
import { knowledgeTrail } from './knowledge-meta.ts'
import { KnowledgeThumbnail } from './knowledge-thumbnail.tsx'

type Props = { card: KnowledgeCard; of?: DocumentProductsView | undefined }

/** A document's own page: all there is to know and do about it where the viewer cannot open. */
export function DocumentSection({ card, of }: Props) {
  const { type, name, url, category, facts, gated } = card
  return (
    <>
      <Breadcrumb trail={knowledgeTrail(name)} />
      <div className={styles.document}>
        {type === 'video' ? (
          <KnowledgeFilm card={card} />
        ) : (
          <KnowledgeThumbnail card={card} sizes="(max-width: 768px) 100vw, 480px" />
        )}
        <div className={styles.words}>
          <h1>{name}</h1>
          <p>
            {[category, ...facts].join(' · ')}
            {of && <DocumentProducts {...of} />}
          </p>
          <p className={styles.actions}>
            {gated ? (
              <ButtonLink to={paths.contact()}>{texts.askForThis}</ButtonLink>
            ) : (
              <a href={url} download className={buttonClass()}>
                {texts.download}
              </a>
            )}
            <PageLink to={paths.knowledge()}>{texts.allDocuments}</PageLink>
          </p>
        </div>
      </div>
    </>
  )
}
