import type { CSSProperties } from 'react'
import { numberedPath } from '#app/lib/paths.ts'
import {
  Cell,
  ColumnHead,
  Row,
  RowHead,
  Table,
  TableBody,
  TableFoot,
  TableHead,
} from '#app/ui/stacked-table.tsx'
import type { BudgetRow } from '#domain/deciding/channel-budget.ts'
import { amountField } from '#domain/deciding/channel-change.ts'
import { writeTypedAmount } from '#domain/deciding/channel-items.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/budget.ts'
import { figure, limitName, nameOf } from './budget-said.ts'
import type { WholeBudget } from './budget-view.ts'
import styles from './budget-table.module.css'

const sums = ['least', 'typical', 'worst'] as const
const columns = { least: texts.least, typical: texts.typical, worst: texts.worst }
const totals = texts.sums

const ofRow = (what: string, name: string) => fillIn(texts.ofRow, { what, name })

/** Each row of a channel within its form, what it takes, and the sums. */
export function BudgetTable({ whole }: { whole: WholeBudget }) {
  const { budget, channel, read, verdict } = whole
  const { unit, conditions } = budget
  const condition = conditions.find(({ key }) => key === read.state.at)?.label
  return (
    <>
      <Bar whole={whole} />
      <Table className={styles.table}>
        <caption className="visually-hidden">{texts.sum}</caption>
        <TableHead>
          <Row>
            {[texts.element, texts.amount, ...sums.map((key) => columns[key])].map((label) => (
              <ColumnHead key={label}>{label}</ColumnHead>
            ))}
            <td className="no-print" />
          </Row>
        </TableHead>
        <TableBody>
          {channel.rows.map((row, at) => (
            <PartRow key={at} row={row} at={at} whole={whole} />
          ))}
        </TableBody>
        <TableFoot>
          {channel.margin > 0 && (
            <Row>
              <RowHead colSpan={4}>{texts.margin}</RowHead>
              <Cell>{figure(channel.margin, unit)}</Cell>
              <td className="no-print" />
            </Row>
          )}
          {sums.toReversed().map((key) => (
            <Row key={key} className={key === 'worst' ? styles.sum : undefined}>
              <RowHead colSpan={4}>
                {key === 'worst' ? `${totals.worst}, ${condition}` : totals[key]}
                <Unstated of={key} whole={whole} />
              </RowHead>
              <Cell>{figure(channel[key].value, unit)}</Cell>
              <td className="no-print" />
            </Row>
          ))}
          {verdict.most && (
            <Row>
              <RowHead colSpan={4}>
                {texts.limit}: {limitName(budget, read.state.limit)}
              </RowHead>
              <Cell>{figure(verdict.most.allowed, unit)}</Cell>
              <td className="no-print" />
            </Row>
          )}
        </TableFoot>
      </Table>
    </>
  )
}

function Unstated({ of, whole }: { of: (typeof sums)[number]; whole: WholeBudget }) {
  const count = whole.channel[of].unstated.length
  if (!count || of === 'worst') return null
  return (
    <small>
      {of === 'typical' ? plural(count, texts.typicalUnstated) : plural(count, texts.leastUnstated)}
    </small>
  )
}

function PartRow({ row, at, whole }: { row: BudgetRow; at: number; whole: WholeBudget }) {
  const { unit } = whole.budget
  const { part, losses } = row
  const { column } = part
  return (
    <Row className={part.state && part.state !== 'known' ? styles.marked : undefined}>
      <RowHead>
        {column ? (
          <a href={numberedPath(column.product, column.partNumber)}>{part.name}</a>
        ) : (
          part.name || texts.asWritten
        )}
        <BudgetRowNotes row={row} at={at} whole={whole} />
      </RowHead>
      <Cell label={texts.amount}>
        <input
          name={amountField(at + 1)}
          aria-label={ofRow(texts.amount, part.name || texts.asWritten)}
          defaultValue={writeTypedAmount(part.item)}
          autoComplete="off"
          maxLength={16}
        />
      </Cell>
      {sums.map((key) => (
        <Cell key={key} label={columns[key]}>
          {losses[key] === undefined ? <i>{texts.notStated}</i> : figure(losses[key], unit)}
        </Cell>
      ))}
      <Cell className={`no-print ${styles.deeds}`}>
        {at > 0 && (
          <button name="up" value={at + 1} aria-label={ofRow(texts.up, part.name)}>
            ↑
          </button>
        )}
        <button
          name="remove"
          value={at + 1}
          aria-label={fillIn(texts.removeRow, { name: part.name })}
        >
          {texts.remove}
        </button>
      </Cell>
    </Row>
  )
}

/** The worst case as a bar, and what the limit leaves of it. */
function Bar({ whole: { channel, verdict } }: { whole: WholeBudget }) {
  const shares = [...channel.rows.map(({ losses }) => losses.worst ?? 0), channel.margin]
  const left = verdict.most ? Math.max(0, verdict.most.left) : 0
  return (
    <div className={styles.bar} aria-hidden="true">
      {shares.map((share, i) =>
        share > 0 ? <span key={i} style={{ '--share': share } as CSSProperties} /> : null,
      )}
      {left > 0 && <b style={{ '--share': left } as CSSProperties} />}
    </div>
  )
}

/** Where a row's figure comes from, what of it is counted, and what is wrong with it. */
function BudgetRowNotes({
  row: { part, joints },
  at,
  whole,
}: {
  row: BudgetRow
  at: number
  whole: WholeBudget
}) {
  const { budget, channel } = whole
  const { item, source, basis, column, state, instead } = part
  const said = [column && item.what, basis, part.at, source]
  const larger = channel.larger.filter(({ row }) => row === at)
  return (
    <>
      {said.some(Boolean) && <small>{said.filter(Boolean).join(', ')}</small>}
      {column && Object.values(joints).some(Boolean) && <small>{jointsSaid(joints)}</small>}
      {larger.map(({ over, worst }) => (
        <small key={over}>
          {fillIn(texts.larger, {
            figure: figure(worst, budget.unit),
            name: nameOf(channel, over),
          })}
        </small>
      ))}
      {state && state !== 'known' && (
        <small className={styles.fault}>
          {texts.states[state]}
          {instead.map(({ partNumber, product }, i) => (
            <span key={partNumber}>
              {i === 0 ? ` ${texts.meant} ` : ', '}
              <button name="swap" value={`${at + 1}:${partNumber}`}>
                {partNumber}
              </button>
              {` (${product.name})`}
            </span>
          ))}
        </small>
      )}
    </>
  )
}

/** Counted in the row, in the figure of a neighbor, and at the channel's ends. */
function jointsSaid({ counted, elsewhere, outer }: BudgetRow['joints']): string {
  return [
    counted > 0 && plural(counted, texts.jointsHere),
    elsewhere > 0 && plural(elsewhere, texts.jointsElsewhere),
    outer > 0 && plural(outer, texts.jointsOuter),
  ]
    .filter(Boolean)
    .join(', ')
}
