import { programPaths } from '#app/lib/program-paths.ts'
import { writeItems } from '#domain/deciding/list-items.ts'
import {
  documentKinds,
  type DocumentKind,
  type ListDocuments as Documents,
} from '#domain/deciding/list-documents.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import { ListSummary } from './list-summary.tsx'
import { ListTable } from './list-table.tsx'
import type { ListView } from './list-view.ts'
import lineStyles from './list-lines.module.css'
import styles from './list-page.module.css'

/** The lines within their form, and what the parts are together. */
export function ListLines({ list }: { list: ListView }) {
  const { lines, complies, totals, missing, mismatched, documents } = list
  return (
    <div className={lineStyles.part}>
      <ListTable lines={lines} complies={complies} />
      <ListSummary {...{ totals, missing, mismatched, complies }} />
      <ListDocuments of={documents} items={writeItems(lines)} />
    </div>
  )
}

type ListDocumentsProps = {
  of: Documents
  /** As they stand in an address. */
  items: string
}

/** What there is to take along of the parts, each kind in one file. */
function ListDocuments({ of, items }: ListDocumentsProps) {
  const kinds = documentKinds.filter((kind) => of[kind].length > 0)
  if (!kinds.length) return null
  return (
    <p className={`no-print ${styles.documents}`}>
      {kinds.map((kind) => (
        <a key={kind} href={programPaths.listDocuments(kind, items)} download>
          {saidOf[kind](of[kind].length)}
        </a>
      ))}
    </p>
  )
}

const saidOf: Record<DocumentKind, (count: number) => string> = {
  'data-sheets': (count) => plural(count, texts.dataSheets),
  letters: (count) => plural(count, texts.letters),
}
