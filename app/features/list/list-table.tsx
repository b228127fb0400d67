/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- phones show it with `display: block`, which takes the roles of a table away in some browsers */
import { listWords } from '#content/list-words.ts'
import { PageLink } from '#app/framework/page-link.tsx'
import { documentLink } from '#app/lib/document-link.ts'
import { paths } from '#app/lib/paths.ts'
import { quantityField } from '#domain/deciding/list-change.ts'
import { maxQuantity, writeItems } from '#domain/deciding/list-items.ts'
import { isMarked, type PlacedLine } from '#domain/deciding/list-pages.ts'
import { availabilityOf, faultOf, reasonOf } from './line-words.ts'
import styles from './list-table.module.css'
import { Weight } from './weight.tsx'

const { columns, notStated, each, dataSheet } = listWords

/** The lines of a list within its form: quantities to change, suggestions and removal to press. */
export function ListTable({ lines }: { lines: readonly PlacedLine[] }) {
  return (
    <table className={styles.table} role="table">
      <caption className="visually-hidden">{listWords.title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(columns).map(([key, column]) => (
            <th key={key} scope="col" role="columnheader" className={styles[key]}>
              {key === 'remove' ? <span className="visually-hidden">{column}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map(({ line, at }) => (
          <Line key={at} line={line} at={at} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line, at }: PlacedLine) {
  const { partNumber, quantity, product, weight, compliance } = line
  const availability = availabilityOf(line)
  const reason = reasonOf(line)
  const sheet = product?.files.find(({ kind }) => kind === 'dataSheet')
  return (
    <tr role="row" className={isMarked(line) ? styles.marked : undefined}>
      <th scope="row" role="rowheader">
        {product ? <PageLink to={paths.product(product.slug)}>{partNumber}</PageLink> : partNumber}
      </th>
      <td role="cell">
        {product?.name}
        {sheet && (
          <small className="no-print">
            <a {...documentLink(sheet.url)}>{dataSheet}</a>
          </small>
        )}
        <Fault line={line} at={at} />
      </td>
      <td role="cell" data-label={columns.quantity}>
        <input
          name={quantityField(at)}
          aria-label={`${columns.quantity} ${partNumber}`}
          defaultValue={quantity}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(maxQuantity).length + 1}
        />
      </td>
      <td role="cell" data-label={columns.availability}>
        {availability || <i>{notStated}</i>}
      </td>
      <td role="cell" data-label={columns.compliance}>
        {compliance ? compliance.status : <i>{notStated}</i>}
        {reason && <small>{reason}</small>}
      </td>
      <td
        role="cell"
        data-label={columns.weight}
        className={styles.weight}
        // For what the browser says of another quantity.
        data-each={weight}
      >
        {weight === undefined ? (
          <i>{notStated}</i>
        ) : (
          <>
            <Weight weight={weight * quantity} />
            {quantity > 1 && (
              <small>
                <Weight weight={weight} /> {each}
              </small>
            )}
          </>
        )}
      </td>
      <td role="cell" className={styles.remove}>
        <button name="remove" value={at} aria-label={`${columns.remove} ${partNumber}`}>
          {columns.remove}
        </button>
      </td>
    </tr>
  )
}

function Fault({ line, at }: PlacedLine) {
  const fault = faultOf(line)
  if (!fault) return null
  return (
    <small className={styles.fault}>
      {fault}
      {line.instead.length > 0 && (
        <>
          {' '}
          {line.state === 'withdrawn' ? listWords.instead : listWords.meant}{' '}
          {line.instead.map(({ product, partNumber }, i) => (
            <span key={partNumber}>
              {i > 0 && ', '}
              <button name="swap" value={`${at}:${partNumber}`}>
                {partNumber}
              </button>
              {` (${product.name})`}
            </span>
          ))}
        </>
      )}
    </small>
  )
}

/** What a press on a part to add sends. */
export const addition = (partNumber: string, quantity: number) =>
  decodeURIComponent(writeItems([{ partNumber, quantity }]))
