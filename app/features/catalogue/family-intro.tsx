import { paths } from '#app/lib/paths.ts'
import { Picture } from '#app/ui/picture.tsx'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import * as pages from '#texts/pages.ts'
import type { FamilyView } from './family-view.ts'
import styles from './family-intro.module.css'

/** What a family is about, beside its top-ranked product. */
export function FamilyIntro({ view: { name, content, top, total } }: { view: FamilyView }) {
  return (
    <div className={styles.intro}>
      <div className={styles.words}>
        <p className={styles.kicker}>{plural(total, texts.productCount)}</p>
        <h1>{name}</h1>
        {content && (
          <>
            <p className={styles.headline}>{content.headline}</p>
            <p className={styles.subHeadline}>{content.subHeadline}</p>
            <p>{content.bodyText}</p>
          </>
        )}
      </div>
      <a className={styles.picture} href={paths.product(top.slug)}>
        <Picture
          image={top.image}
          alt=""
          missing={pages.noImage}
          sizes="(max-width: 768px) 100vw, 592px"
          priority
        />
        <span>{top.name}</span>
      </a>
    </div>
  )
}
