import { site } from '#content/site.ts'
import { LongText } from '#app/features/prose/long-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Figure } from '#app/ui/figure.tsx'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/pages.ts'
import { ArticleEnd } from './article-end.tsx'
import styles from './article-page.module.css'
import type { ArticleView } from './article-view.server.ts'

export function ArticlePage({ view }: { view: ArticleView }) {
  const { title, description, published, date, minutes, image, imageAlt, action } = view
  return (
    <article>
      <div className={styles.head}>
        <div>
          <p className={styles.kicker}>{texts.article}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.facts}>
            <time dateTime={published}>{date}</time>
            <span>{site.legalName}</span>
            <span>{plural(minutes, texts.minutesToRead)}</span>
          </p>
          <p className={styles.lede}>{description}</p>
          {action && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        </div>
        <Figure image={image} alt={imageAlt} fits priority />
      </div>
      <section className={styles.figures} aria-labelledby="key-figures">
        <h2 id="key-figures">{texts.keyFigures}</h2>
        <dl>
          {view.keyFigures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <LongText contents={view.contents} parts={view.parts} />
      <ArticleEnd related={view.related} next={view.next} />
    </article>
  )
}
