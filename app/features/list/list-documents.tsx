import { programPaths } from '#app/lib/program-paths.ts'
import {
  documentKinds,
  type DocumentKind,
  type ListDocuments as Documents,
} from '#domain/deciding/list-documents.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import styles from './list-page.module.css'

type Props = {
  of: Documents
  /** As they stand in an address. */
  items: string
}

/** What there is to take along of the parts, each kind in one file. */
export function ListDocuments({ of, items }: Props) {
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
