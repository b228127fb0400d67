import type { CSSProperties } from 'react'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
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
import { amountText } from '#domain/deciding/channel-items.ts'
import { BudgetRowNotes } from './budget-row-notes.tsx'
import { figure, limitName } from './budget-said.ts'
import styles from './budget-table.module.css'
import type { WholeBudget } from './budget-view.ts'

const sums = ['least', 'typical', 'worst'] as const

/** Each row of a channel within its form, what it takes, and the sums. */
export function BudgetTable({ whole }: { whole: WholeBudget }) {
  const { budget, channel, read, verdict } = whole
  const { words, unit, conditions } = budget
  const { columns } = words
  const condition = conditions.find(({ key }) => key === read.state.at)?.label
  return (
    <>
      <Bar whole={whole} />
      <Table className={styles.table}>
        <caption className="visually-hidden">{words.sum}</caption>
        <TableHead>
          <Row>
            {[columns.element, columns.amount, ...sums.map((key) => columns[key])].map((label) => (
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
              <RowHead colSpan={4}>{words.margin.split(',')[0]}</RowHead>
              <Cell>{figure(channel.margin, unit)}</Cell>
              <td className="no-print" />
            </Row>
          )}
          {sums.toReversed().map((key) => (
            <Row key={key} className={key === 'worst' ? styles.sum : undefined}>
              <RowHead colSpan={4}>
                {key === 'worst' ? `${words.total[key]}, ${condition}` : words.total[key]}
                <Unstated of={key} whole={whole} />
              </RowHead>
              <Cell>{figure(channel[key].value, unit)}</Cell>
              <td className="no-print" />
            </Row>
          ))}
          {verdict.most && (
            <Row>
              <RowHead colSpan={4}>
                {words.limit}: {limitName(budget, read.state.limit)}
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
  const { channel, budget } = whole
  const count = channel[of].unstated.length
  if (!count || of === 'worst') return null
  const { typicalUnstated, leastUnstated } = budget.words
  return <small>{(of === 'typical' ? typicalUnstated : leastUnstated)(count)}</small>
}

function PartRow({ row, at, whole }: { row: BudgetRow; at: number; whole: WholeBudget }) {
  const { words, unit } = whole.budget
  const { part, losses } = row
  const { columns } = words
  const slug = part.column?.product.slug
  return (
    <Row className={part.state && part.state !== 'known' ? styles.marked : undefined}>
      <RowHead>
        {slug ? (
          <PageLink to={paths.product(slug)}>{part.name}</PageLink>
        ) : (
          part.name || words.asWritten
        )}
        <BudgetRowNotes row={row} at={at} whole={whole} />
      </RowHead>
      <Cell label={columns.amount}>
        <input
          name={amountField(at + 1)}
          aria-label={`${columns.amount}, ${part.name || words.asWritten}`}
          defaultValue={amountText(part.item)}
          autoComplete="off"
          maxLength={16}
        />
      </Cell>
      {sums.map((key) => (
        <Cell key={key} label={columns[key]}>
          {losses[key] === undefined ? <i>{words.notStated}</i> : figure(losses[key], unit)}
        </Cell>
      ))}
      <Cell className={`no-print ${styles.deeds}`}>
        {at > 0 && (
          <button name="up" value={at + 1} aria-label={`${words.up}, ${part.name}`}>
            ↑
          </button>
        )}
        <button name="remove" value={at + 1} aria-label={`${words.remove} ${part.name}`}>
          {words.remove}
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
