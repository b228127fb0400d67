import { useEffect, useRef, useState, type ComponentType } from 'react'
import { CompareLink } from '#app/features/compare/compare-link.tsx'
import { AddToList } from '#app/features/list/add-to-list.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as texts from '#texts/product.ts'
import type { OrderingBuilderProps } from './ordering-builder.tsx'
import type { OrderingView } from './ordering-view.ts'
import styles from './product-ordering.module.css'
import { SpecificationTable } from './specification-table.tsx'

/** The part numbers of a product: how one is made, and those that are ready. */
export function ProductOrdering({ ordering }: { ordering: OrderingView }) {
  const { how, pattern, slots, columns, rows, unstated } = ordering
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
          <Builder pattern={pattern} rows={rows} unstated={unstated} />
        </div>
      )}
      {rows.length > 0 && (
        <table className={styles.variants}>
          <caption className="visually-hidden">{texts.numbersToOrder}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(([number, ...cells]) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {cells.map((cell, i) => (
                  <td key={i}>{cell}</td>
                ))}
                <td>
                  {/* Its row says of what. */}
                  <AddToList partNumber={number!} />
                  {/* No more bytes in the document: a comparison takes numbers by hand, too. */}
                  {isHydrated && <CompareLink slug={number!} name={number!} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
