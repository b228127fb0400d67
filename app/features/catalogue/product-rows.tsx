import * as values from '#texts/values.ts'
import { CompareLink } from '../compare/compare-link.tsx'
import { AddToList } from '../list/add-to-list.tsx'
import { paths } from '#app/lib/paths.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import styles from './product-table.module.css'
import type { TableCell, TableView } from './table-view.ts'

/** The rows of a table of products. */
export function ProductRows({ rows, columns }: TableView) {
  return rows.map(({ slug, name, number, query = '', cells }) => {
    const link = (text: string) => <a href={paths.product(slug) + query}>{text}</a>
    return (
      <tr key={slug}>
        <th scope="row">{number ? link(number) : <NotStated />}</th>
        <td>{number ? name : link(name)}</td>
        {columns.map(({ key, isNumeric }, i) => (
          <td key={key} className={isNumeric && styles.number}>
            {cells[i] ? <Value of={cells[i]} /> : <NotStated />}
          </td>
        ))}
        <td>
          {number && <AddToList partNumber={number} of={name} />}{' '}
          <CompareLink slug={query ? number : slug} name={name} />
        </td>
      </tr>
    )
  })
}

function NotStated() {
  return (
    <span role="img" aria-label={values.silence['not stated']}>
      –
    </span>
  )
}

function Value({ of }: { of: TableCell }) {
  const [metric, us] = typeof of === 'string' ? [of] : of
  return <BothUnits metric={metric} us={us} />
}
