import { CompareLink } from '#app/features/compare/compare-link.tsx'
import { island } from '#app/islands/island.tsx'
import { paths } from '#app/lib/paths.ts'
import { AddToList } from '#app/features/list/add-to-list.tsx'
import {
  Cell,
  ColumnHead,
  Row,
  RowHead,
  Table,
  TableBody,
  TableHead,
} from '#app/ui/stacked-table.tsx'
import * as texts from '#texts/product.ts'
import { OrderingBuilder } from './ordering-builder.tsx'
import type { OrderingView } from './ordering-view.ts'
import styles from './product-ordering.module.css'
import { SpecificationTable } from './specification-table.tsx'

const Builder = island('ordering', OrderingBuilder, 'interaction')

/** The part numbers of a product: how one is made, and those that are ready. */
export function ProductOrdering({ slug, ordering }: { slug: string; ordering: OrderingView }) {
  const { how, pattern, slots, columns, rows, unstated, chosen } = ordering
  return (
    <div className={styles.parts}>
      <p className={styles.how}>{how}</p>
      {pattern && (
        <div>
          <p className={styles.pattern}>
            {pattern.pattern
              .split(/\{([^}]*)\}/)
              .map((piece, i) => (i % 2 ? <var key={i}>{labelOf(ordering, piece)}</var> : piece))}
          </p>
          <SpecificationTable rows={slots} caption={texts.choices} />
          <Builder
            slug={slug}
            pattern={pattern}
            ready={rows.map((row) => [row[0]!, row.at(-1)!])}
            unstated={unstated}
            chosen={chosen}
          />
        </div>
      )}
      {rows.length > 0 && (
        <Table className={styles.variants}>
          <caption className="visually-hidden">{texts.numbersToOrder}</caption>
          <TableHead>
            <Row>
              {columns.map((column) => (
                <ColumnHead key={column}>{column}</ColumnHead>
              ))}
              <Cell />
            </Row>
          </TableHead>
          <TableBody>
            {rows.map(([number, ...cells]) => (
              <Row key={number} aria-current={number === chosen || undefined}>
                <RowHead>
                  {number === chosen ? number : <a href={paths.product(slug, number)}>{number}</a>}
                </RowHead>
                {cells.map((cell, i) => (
                  <Cell key={i}>{cell}</Cell>
                ))}
                <Cell>
                  {/* Its row says of what. */}
                  <AddToList partNumber={number!} />
                  <CompareLink slug={number!} name={number!} />
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  )
}

const labelOf = ({ pattern }: OrderingView, key: string) =>
  pattern?.slots.find((slot) => slot.key === key)?.label
