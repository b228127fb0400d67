import { useEffect, useRef, useState, type ComponentType } from 'react'
import { CompareLink } from '#app/features/compare/compare-link.tsx'
import { PageLink } from '#app/framework/page-link.tsx'
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
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as texts from '#texts/product.ts'
import type { OrderingBuilderProps } from './ordering-builder.tsx'
import type { OrderingView } from './ordering-view.ts'
import styles from './product-ordering.module.css'
import { SpecificationTable } from './specification-table.tsx'

/** The part numbers of a product: how one is made, and those that are ready. */
export function ProductOrdering({ slug, ordering }: { slug: string; ordering: OrderingView }) {
  const { how, pattern, slots, columns, rows, unstated, chosen } = ordering
  const isHydrated = useHydrated()
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
          <Builder slug={slug} pattern={pattern} rows={rows} unstated={unstated} chosen={chosen} />
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
                  {isHydrated && number !== chosen ? (
                    <PageLink to={paths.product(slug, number)}>{number}</PageLink>
                  ) : (
                    number
                  )}
                </RowHead>
                {cells.map((cell, i) => (
                  <Cell key={i}>{cell}</Cell>
                ))}
                <Cell>
                  {/* Its row says of what. */}
                  <AddToList partNumber={number!} />
                  {/* No more bytes in the document: a comparison takes numbers by hand, too, and addresses. */}
                  {isHydrated && <CompareLink slug={number!} name={number!} />}
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

/** Comes when its reader comes near; the page says it all without, so a failure shows nothing. */
function Builder(props: OrderingBuilderProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Loaded, setLoaded] = useState<ComponentType<OrderingBuilderProps>>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        import('./ordering-builder.tsx').then(
          ({ OrderingBuilder }) => setLoaded(() => OrderingBuilder),
          () => undefined,
        )
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{Loaded && <Loaded {...props} />}</div>
}
