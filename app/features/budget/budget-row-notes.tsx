import type { BudgetRow } from '#domain/deciding/channel-budget.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/budget.ts'
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
