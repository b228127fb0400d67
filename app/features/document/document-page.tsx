import { KeepOffline } from '#app/features/offline/keep-offline.tsx'
import { Contents } from '#app/features/prose/contents.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import tableStyles from '#app/ui/data-table.module.css'
import { Pager } from '#app/ui/pager.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { paths } from '#app/lib/paths.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/documents.ts'
import bodyStyles from './document-body.module.css'
import styles from './document-page.module.css'
import type { DocumentView } from './document-view.ts'

type Props = { view: DocumentView; html: string }

/** A guide, note or paper, with its PDF beside it. */
export function DocumentPage({ view, html }: Props) {
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
