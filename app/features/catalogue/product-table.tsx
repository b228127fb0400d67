import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import * as texts from '#texts/listing.ts'
import * as values from '#texts/values.ts'
import styles from './product-table.module.css'
import type { TableHead, TableView, TableCell } from './table-view.ts'
import { CompareLink } from '../compare/compare-link.tsx'
import { AddToList } from '../list/add-to-list.tsx'

type Props = { table: TableView; state: ListingState }

/** Products as rows, each column with a link that sorts by it. It scrolls inside its own frame. */
export function ProductTable({ table, state }: Props) {
  const { columns } = table
  return (
    <>
      {columns.some(({ us }) => us) && <Units />}
      <div className={styles.frame} role="region" aria-label={texts.tableOfProducts} tabIndex={0}>
        <table className={styles.table}>
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
          <tbody>
            <ProductRows {...table} />
          </tbody>
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
      {/* Once the list's controls are awake they follow it in place. */}
      <a
        data-in-place=""
        href={paths.products({ ...state, sort: isUp ? `-${key}` : key, page: 1 })}
      >
        {unit ? `${label} ` : label}
        {unit && (
          <small>
            <BothUnits metric={unit} us={us} />
          </small>
        )}
      </a>
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

/** The rows of a table of products. */
function ProductRows({ rows, columns }: TableView) {
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
