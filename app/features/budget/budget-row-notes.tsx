import type { BudgetRow } from '#domain/deciding/channel-budget.ts'
import { figure, nameOf } from './budget-said.ts'
import styles from './budget-table.module.css'
import type { WholeBudget } from './budget-view.ts'

/** Where a row's figure comes from, what of it is counted, and what is wrong with it. */
export function BudgetRowNotes({
  row: { part, joints },
  at,
  whole,
}: {
  row: BudgetRow
  at: number
  whole: WholeBudget
}) {
  const { budget, channel } = whole
  const { words, unit } = budget
  const { item, source, basis, column, state, instead } = part
  const said = [column && item.what, basis, part.at, source]
  const larger = channel.larger.filter(({ row }) => row === at)
  return (
    <>
      {said.some(Boolean) && <small>{said.filter(Boolean).join(', ')}</small>}
      {column && Object.values(joints).some(Boolean) && <small>{words.joints(joints)}</small>}
      {larger.map(({ over, worst }) => (
        <small key={over}>{words.larger(figure(worst, unit), nameOf(channel, over))}</small>
      ))}
      {state && state !== 'known' && (
        <small className={styles.fault}>
          {words.states[state]}
          {instead.map(({ partNumber, product }, i) => (
            <span key={partNumber}>
              {i === 0 ? ` ${words.meant} ` : ', '}
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
