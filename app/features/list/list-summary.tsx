import type { ReactNode } from 'react'
import { placesNamed } from '#app/features/catalogue/goes-with-view.ts'
import { numberedPath } from '#app/lib/paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ListTotals } from '#domain/deciding/list-totals.ts'
import type { MismatchedParts } from '#domain/deciding/mismatched.ts'
import type { Missing } from '#domain/deciding/missing.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import * as locale from '#texts/locale.ts'
import * as productTexts from '#texts/product.ts'
import { addition, Weight } from './list-table.tsx'
import styles from './list-summary.module.css'

/** Of more, the list is one for which nobody reads them all. */
const maxHints = 12

/** A list as a whole: its weight, what share complies, what must not be mated, what it lacks to work. */
export function ListSummary({
  totals,
  missing,
  mismatched,
  complies,
}: {
  totals: ListTotals
  missing: Missing<Product>[]
  mismatched: MismatchedParts[]
  complies: boolean
}) {
  return (
    <div className={styles.summary}>
      <section aria-labelledby="totals">
        <h2 id="totals">{texts.altogether}</h2>
        <ul>
          <li>{amountText(totals.lines, totals.pieces)}</li>
          {totals.weighed > 0 && (
            <li>
              <Weight weight={totals.weight} />
              {totals.weighed === totals.lines
                ? texts.weightOfAll
                : plural(totals.lines, texts.weightOfSome, { weighed: totals.weighed })}
            </li>
          )}
          {(complies ? totals.shares : []).map(({ status, lines, pieces }) => (
            <li key={status ?? ''}>
              {plural(lines, texts.complying, {
                status:
                  status ?? fillIn(texts.statusNotStated, { what: productTexts.complianceStatus }),
                share: percent(pieces / totals.pieces),
              })}
            </li>
          ))}
        </ul>
      </section>
      <Hints
        id="mismatches"
        heading={texts.mismatches}
        text={texts.mismatchesText}
        count={mismatched.length}
      >
        {mismatched.slice(0, maxHints).map((one, i) => (
          <li key={i}>
            <p>{fillIn(texts.mismatch, one)}</p>
          </li>
        ))}
      </Hints>
      <Hints
        id="missing"
        heading={texts.toMakeItWork}
        text={texts.missingText}
        count={missing.length}
      >
        {missing.slice(0, maxHints).map((one, i) => (
          <li key={i}>
            <p>{saidOf(one)}</p>
            <Additions of={one} />
          </li>
        ))}
      </Hints>
    </div>
  )
}

/** The first of so many; nothing where there are none. */
function Hints({
  id,
  heading,
  text,
  count,
  children,
}: {
  id: string
  heading: string
  text: string
  count: number
  children: ReactNode
}) {
  if (!count) return undefined
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className="muted">{text}</p>
      <ul className={styles.hints}>{children}</ul>
      {count > maxHints && (
        <p className="muted">{fillIn(texts.moreMissing, { count: count - maxHints })}</p>
      )}
    </section>
  )
}

function Additions({ of: { add } }: { of: Missing<Product> }) {
  if (!add.length) return undefined
  return (
    <ul>
      {add.map(({ product, partNumber, quantity }) => (
        <li key={partNumber}>
          <button name="add" value={addition(partNumber, quantity)}>
            {fillIn(texts.addMissing, { quantity, number: partNumber })}
          </button>{' '}
          <a href={numberedPath(product, partNumber)}>{product.name}</a>
        </li>
      ))}
    </ul>
  )
}

function saidOf(one: Missing<Product>): string {
  const { name } = one.product
  if (!('free' in one)) {
    return one.kind === 'required'
      ? fillIn(texts.required, { name })
      : fillIn(texts.either, { name })
  }
  if (one.kind === 'unplaced') {
    const named = placesNamed(one.interface, one.places)
    return fillIn(one.add.length ? texts.unplaced : texts.unplacedNowhere, {
      count: one.quantity,
      name,
      named,
    })
  }
  const host = `${one.quantity} × ${name}`
  const named = placesNamed(one.interface, one.free)
  return one.free === one.places
    ? fillIn(texts.allEmpty, { name: host, named })
    : fillIn(texts.someEmpty, { name: host, named, places: one.places })
}

/** Below one in a hundred it is not none, and almost all is not all. */
export function percent(share: number): string {
  const whole = Math.round(share * 100)
  const said = (part: number) => part.toLocaleString(locale.locale, { style: 'percent' })
  if (whole === 0 && share > 0) return `< ${said(0.01)}`
  return whole === 100 && share < 1 ? `> ${said(0.99)}` : said(whole / 100)
}

/** '2 lines, 1,200 pieces'. */
export function amountText(lines: number, pieces: number): string {
  return fillIn(texts.amount, {
    lines: plural(lines, texts.lineCount),
    pieces: plural(pieces, texts.pieceCount, { count: pieces.toLocaleString(locale.locale) }),
  })
}
