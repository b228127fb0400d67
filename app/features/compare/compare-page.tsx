import { useEffect, useRef } from 'react'
import { ServerPart } from '#app/framework/server-part.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/compare.ts'
import { AddColumn } from './add-column.tsx'
import { CompareControls } from './compare-controls.tsx'
import { CompareNotes } from './compare-notes.tsx'
import styles from './compare-page.module.css'
import { comparisonPart } from './compare-part-name.ts'
import tableStyles from './compare-table.module.css'
import type { CompareView } from './compare-view.ts'
import { useRebasedLinks } from './use-rebased-links.ts'

type Props = {
  view: CompareView
  /** The table, where the browser asked for it; undefined in the document that the server sent. */
  html: string | undefined
}

/** Two to four products side by side, and what can be done with them. */
export function ComparePage({ view, html }: Props) {
  const { ids, names, rows } = view
  const status = useRef<HTMLParagraphElement>(null)
  const first = useRef(true)
  useEffect(() => {
    // What was pressed in the table went with it.
    if (!first.current && document.activeElement === document.body) status.current?.focus()
    first.current = false
  }, [view])
  useRebasedLinks(ids)
  const [name] = names
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.compare}</h1>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {ids.length === 0
          ? texts.intro
          : ids.length === 1
            ? fillIn(texts.addAnother, { name: name! })
            : plural(rows.all, texts.rowsDiffer, { differing: rows.differing })}
      </p>
      <CompareNotes view={view} />
      <AddColumn view={view} />
      {ids.length > 0 && <CompareControls view={view} />}
      <ServerPart className={tableStyles.comparison} name={comparisonPart} html={html} />
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
