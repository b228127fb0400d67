import { paths } from '#app/lib/paths.ts'
import styles from './product-table.module.css'
import type { TableCell, TableView } from './table-view.ts'

/** The rows of a table of products, with plain links: what is around them says how they are followed. */
export function ProductRows({ rows, columns }: TableView) {
  return rows.map(({ slug, name, number, cells }) => {
    const link = (text: string) => <a href={paths.product(slug)}>{text}</a>
    return (
      <tr key={slug}>
        <th scope="row">{number ? link(number) : <NotStated />}</th>
        <td>{number ? name : link(name)}</td>
        {columns.map(({ key, isNumeric }, i) => (
          <td key={key} className={isNumeric && styles.number}>
            {cells[i] ? <InBoth of={cells[i]} /> : <NotStated />}
          </td>
        ))}
        <td>
          <a href={paths.compare([slug])} rel="nofollow">
            Compare<span className="visually-hidden"> {name}</span>
          </a>
        </td>
      </tr>
    )
  })
}

function NotStated() {
  return (
    <span role="img" aria-label="not stated">
      –
    </span>
  )
}

/** Both systems of units are read until a choice hides one. */
export function InBoth({ of }: { of: TableCell }) {
  if (typeof of === 'string') return of
  const [metric, us] = of
  return (
    <>
      <span className={styles.metric}>{metric}</span> <span className={styles.us}>{us}</span>
    </>
  )
}
