import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { Cell, ColumnHead, Row, RowHead, Table, TableBody, TableHead } from './stacked-table.tsx'

type Props = {
  /** Names the table, for screen readers and for readers alike. */
  caption: string
  columns: readonly string[]
  /** Cells of each row in the columns' order; the first one heads its row. */
  rows: readonly (readonly ReactNode[])[]
  /** Its cells are so short that it stays a table on phones. */
  narrow?: boolean
  /** A heading above says what it is of: the caption is for screen readers alone. */
  headed?: boolean
}

/** A real table on wide screens, a list of labeled facts on phones. */
export function DataTable({ caption, columns, rows, narrow = false, headed = false }: Props) {
  return (
    <Table className={`${styles.table} ${narrow ? styles.narrow : styles.stacked}`}>
      <caption className={headed ? 'visually-hidden' : undefined}>{caption}</caption>
      <TableHead>
        <Row>
          {columns.map((column, at) => (
            <ColumnHead key={at}>{column}</ColumnHead>
          ))}
        </Row>
      </TableHead>
      <TableBody>
        {rows.map((cells, row) => (
          <Row key={row}>
            {cells.map((cell, i) => {
              const Part = i === 0 ? RowHead : Cell
              return (
                <Part key={i} label={columns[i]}>
                  {cell}
                </Part>
              )
            })}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
