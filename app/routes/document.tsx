import { findDocument, type FoundDocument } from '#app/features/document/find-document.server.ts'
import { paths } from '#app/lib/paths.ts'
import {
  redirectTo,
  NotFoundError,
  UnavailableError,
  notKept,
  type PageAnswer,
  type PageArgs,
  type PageHead,
} from '#app/page-module.ts'
import type { DocumentPage, DocumentView } from '#app/features/document/document-page.server.ts'
import {
  breadcrumbData,
  companyReference,
  pictureUrl,
  type StructuredData,
} from '#app/lib/structured-data.ts'
import { KeepOffline } from '#app/features/offline/keep-offline.tsx'
import { Contents } from '#app/features/prose/contents.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import tableStyles from '#app/ui/data-table.module.css'
import { Pager } from '#app/ui/pager.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/documents.ts'
import bodyStyles from '#app/features/document/document-body.module.css'
import styles from '#app/features/document/document-page.module.css'

type Data = Extract<FoundDocument, { kind: 'page' }>

export async function load({ site, params, url }: PageArgs): Promise<Data | Response> {
  const { name = '' } = params
  const part = Number(url.searchParams.get('part')) || 1
  const found = await findDocument(site, name, part)
  if (found.kind === 'moved') return redirectTo(found.to)
  if (found.kind === 'unknown') throw new NotFoundError(name)
  if (found.kind === 'unavailable') throw new UnavailableError('The storage cannot be read.')
  return found
}

export const answer = (data: Data): PageAnswer => (data.mayBeKept ? {} : notKept)

export function head({ page }: Data): PageHead {
  const { title, lede, kicker, slug, part, image } = page.view
  return {
    title,
    description: `${kicker}: ${lede}`,
    path: paths.document(slug, '', part),
    ...(image && { image }),
    data: documentData(page),
    alternates: [{ type: 'text/markdown', href: `${paths.document(slug)}.md` }],
  }
}

export function Page({ data: { page } }: { data: Data }) {
  return (
    <div className="wrap">
      <DocumentArticle {...page} />
    </div>
  )
}

/** Fewer steps are no way to do something. */
const minSteps = 3

/** A document in the words of schema.org: a technical article, and what is done step by step. */
function documentData({ view, steps, date, content }: DocumentPage): StructuredData[] {
  const { slug, title, lede, image, pdf, revision, trail } = view
  const path = paths.document(slug)
  const { products } = content
  return [
    {
      '@type': 'TechArticle',
      headline: title,
      description: lede,
      ...(image && { image: pictureUrl(image) }),
      ...(date && { dateModified: date }),
      ...(revision && { version: revision }),
      mainEntityOfPage: path,
      author: companyReference,
      publisher: companyReference,
      encoding: { '@type': 'MediaObject', contentUrl: pdf, encodingFormat: 'application/pdf' },
      ...(products.length && {
        about: products.map(({ name, slug: product }) => ({
          '@type': 'Product' as const,
          name,
          url: paths.product(product),
        })),
      }),
    },
    ...(steps.length < minSteps
      ? []
      : [
          {
            '@type': 'HowTo' as const,
            name: title,
            url: path,
            step: steps.map(({ id, number, text }) => ({
              '@type': 'HowToStep' as const,
              position: number,
              url: paths.document(slug, id),
              text,
            })),
          },
        ]),
    breadcrumbData(trail),
  ]
}

type Props = { view: DocumentView; html: string }

/** A guide, note or paper, with its PDF beside it. */
function DocumentArticle({ view, html }: Props) {
  const { slug, title, kicker, lede, date, facts, pdf, image, contents, part, parts } = view
  return (
    <article>
      <Breadcrumb trail={view.trail} />
      <div className={styles.head}>
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lede}>{lede}</p>
          <p data-facts="" className={styles.facts}>
            <a href={pdf} className={`no-print ${buttonClass('outline')}`}>
              {texts.openPdf}
            </a>
            <span>{[facts, date].filter(Boolean).join(' · ')}</span>
          </p>
          <KeepOffline />
        </div>
        {image && (
          <Picture
            image={image}
            alt=""
            missing=""
            sizes="(max-width: 900px) 60vw, 400px"
            priority
          />
        )}
      </div>
      <div className={styles.layout}>
        <div className={`no-print ${styles.aside}`}>
          {contents.length > 1 && <Contents items={contents} />}
          {view.steps > 0 && <StepTicks {...view} />}
        </div>
        <div
          id="document"
          className={`${bodyStyles.body} ${tableStyles.around}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
      <Pager
        label={texts.pdfPages}
        page={part}
        pages={parts}
        to={(to) => paths.document(slug, '', to)}
      />
    </article>
  )
}

/** How many boxes of the steps are ticked; in effect where scripts run (elements/step-ticks.ts). */
function StepTicks({ slug, revision, steps }: Pick<DocumentView, 'slug' | 'revision' | 'steps'>) {
  const said = (done: number | string) => plural(steps, texts.stepsDone, { done })
  return (
    <step-ticks data-slug={slug} data-revision={revision} data-said={said('{done}')}>
      <p className={styles.done}>
        <span role="status">{said(0)}</span>
        <button type="button" hidden>
          {texts.untickAll}
        </button>
      </p>
    </step-ticks>
  )
}
