import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import * as texts from '#texts/knowledge.ts'
import { PdfLoading } from './pdf-loading.tsx'
import { PdfSheets } from './pdf-sheets.tsx'
import { usePdf, type PdfFault } from './use-pdf.ts'
import styles from './pdf-failure.module.css'

type Props = {
  url: string
  page: number
  onPage: (page: number) => void
  onTitle: (title: string) => void
}

/** A PDF drawn by PDF.js, the same in every browser: pages, text to select, search and zoom. */
export function PdfReader({ url, page, onPage, onTitle }: Props) {
  const pdf = usePdf(url)
  const title = pdf.state === 'ready' ? pdf.title : ''
  useEffect(() => onTitle(title), [title, onTitle])
  switch (pdf.state) {
    case 'loading':
      return <PdfLoading {...pdf} />
    case 'failed':
      return <PdfFailure fault={pdf.fault} url={url} again={pdf.again} />
    case 'ready':
      return <PdfSheets {...pdf} url={url} page={page} onPage={onPage} />
  }
}

type PdfFailureProps = { fault: PdfFault; url: string; again: () => void }

const words = {
  missing: texts.notInPlace,
  unreachable: texts.notReached,
  damaged: texts.damaged,
  locked: texts.locked,
  unable: texts.unable,
} satisfies Record<PdfFault, string>

/** Why a PDF is not shown, and the ways that are left beside the download above. */
function PdfFailure({ fault, url, again }: PdfFailureProps) {
  return (
    <div className={styles.failure}>
      <p role="alert">{words[fault]}</p>
      <p className={styles.ways}>
        {fault === 'unreachable' && <Button onClick={again}>{texts.tryAgain}</Button>}
        {(fault === 'locked' || fault === 'unable') && (
          <a href={url} target="_blank" rel="noopener">
            {texts.openInBrowser}
          </a>
        )}
      </p>
    </div>
  )
}
