import { Button } from '#app/ui/button.tsx'
import * as texts from '#texts/knowledge.ts'
import styles from './pdf-failure.module.css'
import type { PdfFault } from './use-pdf.ts'

type Props = { fault: PdfFault; url: string; again: () => void }

const words = {
  missing: texts.notInPlace,
  unreachable: texts.notReached,
  damaged: texts.damaged,
  locked: texts.locked,
  unable: texts.unable,
} satisfies Record<PdfFault, string>

/** Why a PDF is not shown, and the ways that are left beside the download above. */
export function PdfFailure({ fault, url, again }: Props) {
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
