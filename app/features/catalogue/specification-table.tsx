import styles from './specification-table.module.css'
import type { SpecificationRow } from './specification-view.ts'
import { SpecificationRows } from './specification-rows.tsx'

type Props = { rows: SpecificationRow[]; caption: string }

/** Values as an engineer reads them: a table whose rows have headers. */
export function SpecificationTable({ rows, caption }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        <SpecificationRows rows={rows} />
      </tbody>
    </table>
  )
}
