import { Link } from 'react-router'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import * as texts from '#texts/listing.ts'
import * as values from '#texts/values.ts'
import { followed } from '../../framework/followed.ts'
import { LateStyles } from '../../framework/late-styles.tsx'
import { ServerPart } from '../../framework/server-part.tsx'
import { ProductRows } from './product-rows.tsx'
import styles from './product-table.module.css'
import { rowsPart, type TableHead, type TableView } from './table-view.ts'

type Props = { table: TableView; state: ListingState }

/** Products as rows, each column with a link that sorts by it. It scrolls inside its own frame. */
export function ProductTable({ table, state }: Props) {
  const { columns, rows } = table
  return (
    <>
      <LateStyles of="product-table" />
      {columns.some(({ us }) => us) && <Units />}
      <div className={styles.frame} role="region" aria-label={texts.tableOfProducts} tabIndex={0}>
        <table className={styles.table} {...followed}>
          <caption className="visually-hidden">{texts.tableCaption}</caption>
          <thead>
            <tr>
              <Head head={{ key: 'partNumber', label: texts.partNumber }} state={state} />
              <Head head={{ key: 'name', label: texts.name }} state={state} />
              {columns.map((head) => (
                <Head key={head.key} head={head} state={state} />
              ))}
              <td />
            </tr>
          </thead>
          {rows.length ? (
            <tbody>
              <ProductRows {...table} />
            </tbody>
          ) : (
            <ServerPart as="tbody" name={rowsPart} html={undefined} />
          )}
        </table>
      </div>
    </>
  )
}

/** Smallest first at the first press, largest at the second. */
function Head({ head, state }: { head: TableHead; state: ListingState }) {
  const { key, label, unit, us, isNumeric } = head
  const isUp = state.sort === key
  const isDown = state.sort === `-${key}`
  return (
    <th
      scope="col"
      className={isNumeric && styles.number}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      <Link
        to={paths.products({ ...state, sort: isUp ? `-${key}` : key, page: 1 })}
        preventScrollReset
      >
        {unit ? `${label} ` : label}
        {unit && (
          <small>
            <BothUnits metric={unit} us={us} />
          </small>
        )}
      </Link>
    </th>
  )
}

/** The switch of all specifications: what is chosen here holds there. */
function Units() {
  return (
    <unit-switch role="group" aria-label={values.units} className={`no-print ${styles.units}`}>
      {(['metric', 'us'] as const).map((value) => (
        <button key={value} type="button" name="units" value={value}>
          {values.unitSystems[value]}
        </button>
      ))}
    </unit-switch>
  )
}
