import { BothUnits } from '#app/ui/both-units.tsx'
import styles from './specification-table.module.css'
import type { SpecificationRow } from './product-view.ts'

type Props = { rows: SpecificationRow[]; caption: string }

/** Values as an engineer reads them: a table whose rows have headers. */
export function SpecificationTable({ rows, caption }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ label, value, us }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <BothUnits metric={value} us={us} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
