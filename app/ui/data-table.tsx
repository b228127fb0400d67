/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- phones show it with `display: block`, which takes the roles of a table away in some browsers */
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

type Props = {
  /** Names the table, for screen readers and for readers alike. */
  caption: string
  columns: string[]
  /** Cells of each row in the columns' order; the first one heads its row. */
  rows: ReactNode[][]
  /** Its cells are so short that it stays a table on phones. */
  narrow?: boolean
}

/** A real table on wide screens, a list of labeled facts on phones. */
export function DataTable({ caption, columns, rows, narrow = false }: Props) {
  return (
    <table className={`${styles.table} ${narrow ? styles.narrow : styles.stacked}`} role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <tr key={row} role="row">
            {cells.map((cell, i) =>
              i === 0 ? (
                <th key={columns[i]} scope="row" role="rowheader" data-label={columns[i]}>
                  {cell}
                </th>
              ) : (
                <td key={columns[i]} role="cell" data-label={columns[i]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
