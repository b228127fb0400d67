import { BothUnits } from '#app/ui/both-units.tsx'
import type { SpecificationRow } from './specification-view.ts'

/** Rows of a table: what a value is of, and the value in both systems of units. */
export const SpecificationRows = ({ rows }: { rows: SpecificationRow[] }) =>
  rows.map(({ label, value, us }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>
        <BothUnits metric={value} us={us} />
      </td>
    </tr>
  ))
