import { ServerPart } from '#app/framework/server-part.tsx'
import { KeepOffline } from '#app/features/offline/keep-offline.tsx'
import { Contents } from '#app/features/prose/contents.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import tableStyles from '#app/ui/data-table.module.css'
import { Pager } from '#app/ui/pager.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/documents.ts'
import bodyStyles from './document-body.module.css'
import styles from './document-page.module.css'
import { documentPart, type DocumentView } from './document-view.ts'
import { StepTicks } from './step-ticks.tsx'

type Props = { view: DocumentView; html: string | undefined }

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
          <p data-keep="" className={styles.facts}>
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
          {view.steps > 0 && <StepTicks key={slug} view={view} />}
        </div>
        <ServerPart
          key={`${slug} ${part}`}
          name={documentPart}
          html={html}
          className={`${bodyStyles.body} ${tableStyles.around}`}
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
