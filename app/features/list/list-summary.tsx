import { listWords } from '#content/list-words.ts'
import { placesNamed } from '#app/features/catalogue/goes-with-view.ts'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ListTotals } from '#domain/deciding/list-totals.ts'
import type { Missing } from '#domain/deciding/missing.ts'
import * as locale from '#texts/locale.ts'
import { addition } from './list-table.tsx'
import styles from './list-summary.module.css'
import { Weight } from './weight.tsx'

/** Of more, the list is one for which nobody reads them all. */
const maxMissing = 12

const { totals: words, missing: missingWords } = listWords

/** A list as a whole: how much it weighs, what share complies, what it lacks to work. */
export function ListSummary({
  totals,
  missing,
}: {
  totals: ListTotals
  missing: Missing<Product>[]
}) {
  return (
    <div className={styles.summary}>
      <section aria-labelledby="totals">
        <h2 id="totals">{words.heading}</h2>
        <ul>
          <li>{words.count(totals.lines, totals.pieces)}</li>
          {totals.weighed > 0 && (
            <li>
              <Weight weight={totals.weight} />
              {words.weight(totals.weighed, totals.lines)}
            </li>
          )}
          {totals.shares.map(({ status, lines, pieces }) => (
            <li key={status ?? ''}>
              {words.compliance(
                status ?? `${listWords.columns.compliance} ${listWords.notStated}`,
                lines,
                percent(pieces / totals.pieces),
              )}
            </li>
          ))}
        </ul>
      </section>
      {missing.length > 0 && (
        <section aria-labelledby="missing">
          <h2 id="missing">{missingWords.heading}</h2>
          <p className="muted">{missingWords.text}</p>
          <ul className={styles.missing}>
            {missing.slice(0, maxMissing).map((one, i) => (
              <li key={i}>
                <p>{saidOf(one)}</p>
                <Additions of={one} />
              </li>
            ))}
          </ul>
          {missing.length > maxMissing && (
            <p className="muted">{missingWords.more(missing.length - maxMissing)}</p>
          )}
        </section>
      )}
    </div>
  )
}

function Additions({ of: { add } }: { of: Missing<Product> }) {
  return (
    <ul>
      {add.map(({ product, partNumber, quantity }) => (
        <li key={partNumber}>
          <button name="add" value={addition(partNumber, quantity)}>
            {missingWords.add(quantity, partNumber)}
          </button>{' '}
          <PageLink to={paths.product(product.slug)}>{product.name}</PageLink>
        </li>
      ))}
    </ul>
  )
}

function saidOf(one: Missing<Product>): string {
  const { name } = one.product
  if (!('free' in one)) return missingWords[one.kind](name)
  return one.kind === 'empty'
    ? missingWords.empty(
        `${one.quantity} × ${name}`,
        one.free,
        one.places,
        placesNamed(one.interface, one.free),
      )
    : missingWords.unplaced(name, one.quantity, placesNamed(one.interface, one.places))
}

/** Below one in a hundred it is not none, and almost all is not all. */
export function percent(share: number): string {
  const whole = Math.round(share * 100)
  const said = (part: number) => part.toLocaleString(locale.locale, { style: 'percent' })
  if (whole === 0 && share > 0) return `< ${said(0.01)}`
  return whole === 100 && share < 1 ? `> ${said(0.99)}` : said(whole / 100)
}
