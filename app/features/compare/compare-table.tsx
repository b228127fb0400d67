import type { CSSProperties } from 'react'
import { paths } from '#app/lib/paths.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import type { Group, Row, Cell, Wording } from '#domain/deciding/comparison.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import * as values from '#texts/values.ts'
import { CompareHead } from './compare-head.tsx'
import type { Comparison } from './compare-view.ts'
import styles from './compare-table.module.css'

/** Of small print, over the width of a sheet. */
const lettersInLine = 190

/** A real table: each value has its row's and its column's name. */
export function CompareTable({ view, columns, differing, same }: Comparison) {
  const { state, names } = view
  const alone = columns.length === 1
  const shown = state.differences ? differing : [...differing, ...same]
  const lines = linesOf(shown, columns.length)
  return (
    <>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={texts.comparison}>
        <table
          className={styles.table}
          data-units={state.units}
          style={{ '--columns': columns.length, '--lines': lines } as CSSProperties}
        >
          <caption className="visually-hidden">
            {fillIn(texts.comparisonOf, { names: names.join(', ') })}
          </caption>
          <CompareHead view={view} columns={columns} />
          {!alone && (
            <Part heading={texts.whatDiffers} groups={differing} span={columns.length + 1} />
          )}
          {alone ? (
            <Part groups={[...same, ...differing]} span={2} />
          ) : (
            !state.differences && (
              <Part heading={texts.whatIsSame} groups={same} span={columns.length + 1} />
            )
          )}
        </table>
      </div>
      {!alone && !differing.length && (
        <p className="muted">
          {texts.nothingDiffers}{' '}
          {state.differences && <a href={`${paths.compare(view.ids)}#controls`}>{texts.allRows}</a>}
        </p>
      )}
    </>
  )
}

/** How many lines the rows take on a sheet of paper, about. */
function linesOf(groups: readonly Group[], columns: number): number {
  const perLine = lettersInLine / columns
  const rows = groups.flatMap((group) => group.rows)
  const longest = rows.map(({ label, cells }) => {
    const told = cells.map((cell) =>
      typeof cell === 'string' ? 0 : `${cell.metric.value} ${cell.metric.note ?? ''}`.length,
    )
    return Math.max(Math.ceil(Math.max(...told) / perLine), Math.ceil(label.length / 30))
  })
  return longest.reduce((sum, lines) => sum + lines, 0)
}

type PartProps = { heading?: string; groups: readonly Group[]; span: number }

function Part({ heading, groups, span }: PartProps) {
  if (!groups.length) return null
  return (
    <>
      {heading && (
        <tbody className={styles.part}>
          <tr>
            <th colSpan={span} scope="rowgroup">
              <span>{heading}</span>
            </th>
          </tr>
        </tbody>
      )}
      {groups.map(({ heading: group, rows }) => (
        <tbody key={group}>
          {group && (
            <tr className={styles.group}>
              <th colSpan={span} scope="rowgroup">
                <span>{group}</span>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <CompareRow key={row.key} row={row} />
          ))}
        </tbody>
      ))}
    </>
  )
}

function CompareRow({ row: { label, cells, isUnranked } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {isUnranked && <small>{texts.notRanked}</small>}
      </th>
      {cells.map((cell, i) => (
        <CompareCell key={i} cell={cell} />
      ))}
    </tr>
  )
}

/** A value in both systems of units where it has both, and what it is a value of. */
function CompareCell({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return <td className={styles.silent}>{values.silence[cell]}</td>
  const { metric, us, isBest } = cell
  return (
    <td className={isBest && styles.best}>
      <BothUnits metric={<Said {...metric} />} us={us && <Said {...us} />} />
      {isBest && (
        <>
          {' '}
          <b>{texts.best}</b>
        </>
      )}
    </td>
  )
}

function Said({ value, note }: Wording) {
  return note ? (
    <>
      {value} <small>{note}</small>
    </>
  ) : (
    value
  )
}
