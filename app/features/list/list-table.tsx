import { CompareLink } from '#app/features/compare/compare-link.tsx'
import { documentLink } from '#app/lib/document-link.ts'
import { numberedPath } from '#app/lib/paths.ts'
import {
  Cell,
  ColumnHead,
  Row,
  RowHead,
  Table,
  TableBody,
  TableHead,
} from '#app/ui/stacked-table.tsx'
import { quantityField } from '#domain/deciding/list-text.ts'
import { maxQuantity, writeItems } from '#domain/deciding/list-items.ts'
import { isMarked, type ListLine } from '#domain/deciding/parts-list.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/list.ts'
import * as productTexts from '#texts/product.ts'
import { availabilityOf, faultOf, reasonOf } from './line-words.ts'
import styles from './list-table.module.css'
import { attributes } from '#content/attributes.ts'
import { attributeLookup, formatValue } from '#domain/catalogue/attribute.ts'
import { canConvert, inFinerUnit, toUnit } from '#domain/catalogue/units.ts'
import { BothUnits } from '#app/ui/both-units.tsx'

const columns = {
  partNumber: texts.partNumber,
  name: texts.name,
  quantity: texts.quantity,
  availability: texts.availability,
  compliance: productTexts.complianceStatus,
  weight: texts.weight,
  remove: texts.remove,
}

/**
 * What may say how many, to a browser: digits, in threes where something stands between them, with a word before or
 * behind. Whether it does is read by those who have the words.
 */
const quantityForm = String.raw`\s*\p{L}*[.:=\s]*[x×*]?\s*\p{Nd}+(?:[^\p{L}\p{Nd}\-−]\p{Nd}{3})*\s*[x×*]?\p{L}*\.?\s*`

/** The lines of a list within its form: quantities to change, suggestions and removal to press. */
export function ListTable({
  lines,
  complies,
}: {
  lines: readonly ListLine[]
  /** Without it nobody expects a column of compliance. */
  complies: boolean
}) {
  const shown = Object.entries(columns).filter(([key]) => complies || key !== 'compliance')
  return (
    <Table className={complies ? `${styles.table} ${styles.complies}` : styles.table}>
      <caption className="visually-hidden">{texts.title}</caption>
      <TableHead>
        <Row>
          {shown.map(([key, column]) => (
            <ColumnHead key={key} className={styles[key]}>
              {key === 'remove' ? <span className="visually-hidden">{column}</span> : column}
            </ColumnHead>
          ))}
        </Row>
      </TableHead>
      <TableBody>
        {lines.map((line, i) => (
          <Line key={i} line={line} at={i + 1} complies={complies} />
        ))}
      </TableBody>
    </Table>
  )
}

/** `at` is its place on the list, from 1. */
type PlacedLine = { line: ListLine; at: number }

function Line({ line, at, complies }: PlacedLine & { complies: boolean }) {
  const { partNumber, quantity, product, weight, compliance } = line
  const availability = availabilityOf(line)
  const reason = reasonOf(line)
  const notStated = <i>{texts.notStated}</i>
  const sheet = product?.files.find(({ kind }) => kind === 'dataSheet')
  return (
    <Row className={isMarked(line) ? styles.marked : undefined}>
      <RowHead>
        {product ? (
          <a data-keep="" href={numberedPath(product, partNumber)}>
            {partNumber}
          </a>
        ) : (
          partNumber
        )}
      </RowHead>
      <Cell>
        {product?.name}
        {product && (
          <small className={`no-print ${styles.more}`}>
            {sheet && <a {...documentLink(sheet.url)}>{texts.dataSheet}</a>}
            <CompareLink slug={partNumber} name={partNumber} />
          </small>
        )}
        {line.asked && <small>{line.asked.note}</small>}
        <Fault line={line} at={at} />
      </Cell>
      <Cell label={columns.quantity}>
        <input
          name={quantityField(at)}
          aria-label={fillIn(texts.quantityOf, { number: partNumber })}
          defaultValue={quantity}
          inputMode="numeric"
          required
          pattern={quantityForm}
          title={texts.wholeNumber}
          autoComplete="off"
          maxLength={String(maxQuantity).length + 1}
        />
      </Cell>
      <Cell label={columns.availability}>{availability || notStated}</Cell>
      {complies && (
        <Cell label={columns.compliance}>
          {compliance ? compliance.status : notStated}
          {reason && <small>{reason}</small>}
        </Cell>
      )}
      <Cell label={columns.weight} className={styles.weight}>
        {weight === undefined ? (
          notStated
        ) : (
          <>
            <Weight weight={weight * quantity} />
            {quantity > 1 && (
              <small>
                <Weight weight={weight} /> {texts.each}
              </small>
            )}
          </>
        )}
      </Cell>
      <Cell className={styles.remove}>
        <button
          name="remove"
          value={at}
          formNoValidate
          aria-label={fillIn(texts.removeOf, { number: partNumber })}
        >
          {columns.remove}
        </button>
      </Cell>
    </Row>
  )
}

function insteadOf({ state, lastOrder }: ListLine): string {
  if (state !== 'withdrawn') return texts.meant
  return lastOrder ? productTexts.forNewProjects : texts.instead
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
          {insteadOf(line)}{' '}
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

/** In both systems of units; the style sheet shows the visitor's. */
export function Weight({ weight }: { weight: number }) {
  return <BothUnits {...weightText(weight)} />
}

const define = attributeLookup(attributes)

/** A weight in the catalogue's unit, and in that which U.S. buyers read. */
function weightText(weight: number): { metric: string; us?: string } {
  const values = [Number(weight.toPrecision(4))]
  const { unit, usUnit, values: told } = inFinerUnit({ ...define('weight'), values })
  const value = told[0]!
  return {
    metric: formatValue(value, unit),
    ...(unit &&
      usUnit &&
      canConvert(unit, usUnit) && { us: formatValue(toUnit(value, unit, usUnit), usUnit) }),
  }
}
