import type { ReactNode } from 'react'
import styles from './document-body.module.css'
import {
  Cell,
  ColumnHead,
  Row,
  RowHead,
  Table,
  TableBody,
  TableHead,
} from '#app/ui/stacked-table.tsx'

type Props = {
  caption: string
  columns: readonly string[]
  /** The first cell of each row heads it. */
  rows: readonly (readonly ReactNode[])[]
}

/** From this many columns on, phones show a table as a list of facts. */
const manyColumns = 4

export function DocumentTable({ caption, columns, rows }: Props) {
  if (columns.length < manyColumns) {
    return (
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], at) => (
            <tr key={at}>
              <th scope="row">{head}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  return (
    <Table className={styles.stacked}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead>
        <Row>
          {columns.map((column, at) => (
            <ColumnHead key={at}>{column}</ColumnHead>
          ))}
        </Row>
      </TableHead>
      <TableBody>
        {rows.map(([head, ...cells], at) => (
          <Row key={at}>
            <RowHead>{head}</RowHead>
            {cells.map((cell, place) => (
              <Cell key={place} label={columns[place + 1]}>
                {cell}
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
