import { articleView, type ArticleView } from '#app/features/article/article-view.server.ts'
import { pageTrail, recordHead } from '#app/lib/record-head.ts'
import { articleData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { LongText } from '#app/features/prose/contents.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Figure, drawingSize } from '#app/ui/figure.tsx'
import { site } from '#content/site.ts'
import { plural } from '#domain/texts/plural.ts'
import { fileUrl } from '#domain/pictures.ts'
import * as texts from '#texts/pages.ts'
import { NotFoundError } from '#app/page-module.ts'
import type { PageArgs, PageHead } from '../page-module.ts'
import articlePageStyles from '#app/features/article/article-page.module.css'
import articleEndStyles from '#app/features/article/article-end.module.css'

export function load({ url }: PageArgs): ArticleView {
  const view = articleView(url.pathname.replace(/\/$/, ''))
  if (!view) throw new NotFoundError(url.pathname)
  return view
}

export function head(view: ArticleView): PageHead {
  const { title, description, path, published, image, socialCard } = view
  const data = articleData({ title, description, path, published, image: socialCard ?? image })
  return recordHead(view, data)
}

export function Page({ data: view }: { data: ArticleView }) {
  return (
    <div className="wrap">
      <Breadcrumb trail={pageTrail(view)} />
      <ArticlePage view={view} />
    </div>
  )
}

function ArticlePage({ view }: { view: ArticleView }) {
  const { title, description, published, date, minutes, image, imageAlt, action } = view
  return (
    <article>
      <div className={articlePageStyles.head}>
        <div>
          <p className={articlePageStyles.kicker}>{texts.article}</p>
          <h1 className={articlePageStyles.title}>{title}</h1>
          <p className={articlePageStyles.facts}>
            <time dateTime={published}>{date}</time>
            <span>{site.legalName}</span>
            <span>{plural(minutes, texts.minutesToRead)}</span>
          </p>
          <p className={articlePageStyles.lede}>{description}</p>
          {action && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        </div>
        <Figure image={image} alt={imageAlt} fits priority />
      </div>
      <section className={articlePageStyles.figures} aria-labelledby="key-figures">
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

/** Where to go on from here: what the text spoke of, and the other articles. */
function ArticleEnd({ related, next }: Pick<ArticleView, 'related' | 'next'>) {
  return (
    <div className="no-print">
      <section className={articleEndStyles.related}>
        <h2>{texts.related}</h2>
        <ul className={articleEndStyles.links}>
          {related.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      {next.length > 0 && (
        <section className={articleEndStyles.next}>
          <h2>{texts.moreArticles}</h2>
          <ul className={articleEndStyles.cards}>
            {next.map(({ path, title, date, published, image }) => (
              <li key={path}>
                <a href={path}>
                  <img {...drawingSize} src={fileUrl(image)} alt="" loading="lazy" />
                  <span>
                    <b>{title}</b>
                    <time dateTime={published}>{date}</time>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
