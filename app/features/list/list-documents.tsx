import { listWords } from '#content/list-words.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { documentKinds, type ListDocuments as Documents } from '#domain/deciding/list-documents.ts'
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
          {listWords.files[kind](of[kind].length)}
        </a>
      ))}
    </p>
  )
}
