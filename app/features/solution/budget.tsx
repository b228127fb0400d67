import type { CSSProperties } from 'react'
import type { BudgetPart } from '#domain/records/solution-part.ts'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/pages.ts'
import styles from './budget.module.css'
import { Part, WorkedOut } from './part.tsx'

/** A limit as a bar, what it is spent on, and what is left. */
export function Budget({ part }: { part: BudgetPart }) {
  const { heading, text, unit, limit, items } = part
  const spent = items.reduce((sum, { value }) => sum + value, 0)
  // All to the digits of the most exact one, as they are added up.
  const digits = Math.max(...[...items, limit].map(({ value }) => decimals(value)))
  const figure = (value: number) => `${exact(value, digits)}\u00a0${unit}`
  const left = { label: part.left ?? texts.inReserve, value: limit.value - spent }
  return (
    <Part heading={heading} text={text}>
      <div className={styles.bar} aria-hidden="true">
        {[...items, left].map(({ label, value }) => (
          <span key={label} style={{ '--share': value } as CSSProperties} />
        ))}
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{heading}</caption>
        <tbody>
          {[...items, left].map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figure(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{limit.label}</th>
            <td>{figure(limit.value)}</td>
          </tr>
        </tfoot>
      </table>
      <WorkedOut link={part.link} />
    </Part>
  )
}

const exact = (value: number, digits: number) =>
  value.toLocaleString(locale.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  })

function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
