import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/compare.ts'
import { AddColumn } from './add-column.tsx'
import { CompareControls } from './compare-controls.tsx'
import { CompareNotes } from './compare-notes.tsx'
import { CompareTable } from './compare-table.tsx'
import styles from './compare-page.module.css'
import tableStyles from './compare-table.module.css'
import type { CompareView, Comparison } from './compare-view.ts'

/** Two to four products side by side, and what can be done with them. */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const { view } = comparison
  const { ids } = view
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.compare}</h1>
      <p className={styles.status}>{statusOf(view)}</p>
      <CompareNotes view={view} />
      <AddColumn view={view} />
      {ids.length > 0 && (
        <>
          <CompareControls view={view} />
          <div id="comparison" className={tableStyles.comparison}>
            <CompareTable {...comparison} />
          </div>
        </>
      )}
      {ids.length > 1 && (
        <p className={`muted ${styles.reading}`}>
          {`${texts.marks} `}
          <b>{texts.notStatedTerm}</b>
          {`: ${texts.notStatedMeans} `}
          <b>{texts.notApplicableTerm}</b>
          {`: ${texts.notApplicableMeans}`}
        </p>
      )}
    </div>
  )
}

function statusOf({ names, rows }: CompareView): string {
  const [name] = names
  if (name === undefined) return texts.intro
  if (names.length === 1) return fillIn(texts.addAnother, { name })
  return plural(rows.all, texts.rowsDiffer, { differing: rows.differing })
}
