import { paths } from '#app/lib/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import * as texts from '#texts/knowledge.ts'
import type { DocumentProductsView } from './document-facts.ts'
import { DocumentProducts } from './document-products.tsx'
import styles from './document-section.module.css'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import { KnowledgeFilm } from './knowledge-film.tsx'
import { knowledgeTrail } from './knowledge-trail.ts'
import { KnowledgeThumbnail } from './knowledge-thumbnail.tsx'

type Props = { card: KnowledgeCard; products: DocumentProductsView | undefined }

/** A document's own page: all there is to know and do about it where the viewer cannot open. */
export function DocumentSection({ card, products }: Props) {
  const { type, name, url, category, facts, gated, read } = card
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
            {products && <DocumentProducts {...products} />}
          </p>
          <p className={styles.actions}>
            {gated ? (
              <a href={paths.contact()} className={buttonClass()}>
                {texts.askForThis}
              </a>
            ) : (
              <a href={url} download className={buttonClass()}>
                {texts.download}
              </a>
            )}
            {read && <a href={read}>{texts.readAsPage}</a>}
            <a href={paths.knowledge()}>{texts.allDocuments}</a>
          </p>
        </div>
      </div>
    </>
  )
}
