import { Spinner } from '#app/ui/spinner.tsx'
import { formatBytes } from '#domain/knowledge/describe-file.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './viewer-content.module.css'

type Props = { loaded?: number; total?: number }

/** What is shown while a document comes, with how much of it is here. */
export function PdfLoading({ loaded = 0, total = 0 }: Props) {
  return (
    <div className={styles.message}>
      <Spinner label={texts.loadingDocument} />
      {total > 0 && (
        <p className={styles.progress}>
          <progress
            aria-label={texts.loadingDocument}
            value={Math.min(loaded, total)}
            max={total}
          />
          {fillIn(texts.loadedOf, { loaded: formatBytes(loaded), total: formatBytes(total) })}
        </p>
      )}
    </div>
  )
}
