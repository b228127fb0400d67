import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import {
  addedAddress,
  compareView,
  type Comparison,
  type CompareView,
} from '#app/features/compare/compare-view.ts'
import { paths } from '#app/lib/paths.ts'
import {
  redirectTo,
  UnavailableError,
  notKept,
  type PageAnswer,
  type PageArgs,
  type PageHead,
} from '#app/page-module.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import { plural } from '#domain/texts/plural.ts'
import { AddColumn, CompareControls } from '#app/features/compare/compare-controls.tsx'
import { CompareNotes } from '#app/features/compare/compare-notes.tsx'
import { CompareTable } from '#app/features/compare/compare-table.tsx'
import styles from '#app/features/compare/compare-page.module.css'
import tableStyles from '#app/features/compare/compare-table.module.css'

export async function load({ site, url }: PageArgs): Promise<Comparison | Response> {
  const { searchParams } = url
  if (searchParams.size && missingStatus(site) === 503) throw new UnavailableError()
  const location = await addedAddress(site, searchParams)
  if (location) return redirectTo(location)
  return compareView(site, parseCompareState(searchParams))
}

export const answer = ({ isWhole }: Comparison): PageAnswer => (isWhole ? {} : notKept)

export function head({ view: { names, ids } }: Comparison): PageHead {
  return {
    title: names.length ? fillIn(texts.compareNames, { names: names.join(', ') }) : texts.compare,
    description: texts.description,
    path: paths.compare(ids),
    // Of any two to four products there is one: search engines know them as one page.
    canonical: paths.compare(),
  }
}

export const hasConnectBand = false

export function Page({ data }: { data: Comparison }) {
  return <ComparePage comparison={data} />
}

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
