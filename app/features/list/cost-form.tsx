import { useState } from 'react'
import { stored } from '#app/islands/store.ts'
import { site } from '#content/site.ts'
import { costShare, isWithin, readCost } from '#domain/deciding/cost-share.ts'
import { readItems } from '#domain/deciding/list-items.ts'
import type { CostLimit } from '#domain/records/list-words.ts'
import { formatSum } from '#domain/texts/money.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import * as locale from '#texts/locale.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

const keptCosts = stored('pref-list-costs')

type Props = { view: ListView; words: CostLimit }

/** A cost for each line, and the share that comes of them. */
export function CostForm({ view, words }: Props) {
  const [costs, setCosts] = useState(readCosts)
  const lines = readItems(view.items).map(({ partNumber, quantity }, i) => {
    const status = view.statuses[view.status[i]!]
    const cost = readCost(costs[partNumber] ?? '')
    return { partNumber, quantity, status, cost, counts: words.counts.includes(status ?? '') }
  })
  const share = costShare(lines)
  const amount = (sum: number) => formatSum(sum, site.currency)
  const change = (partNumber: string, cost: string) => {
    const next = { ...costs, [partNumber]: cost }
    setCosts(next)
    keptCosts.write(JSON.stringify(next))
  }
  return (
    <>
      <table className={styles.costs}>
        <tbody>
          {lines.map(({ partNumber, quantity, status }) => (
            <tr key={partNumber}>
              <th scope="row">
                {quantity} × {partNumber}
                {status && <small>{status}</small>}
              </th>
              <td>
                <input
                  aria-label={`${words.cost} ${partNumber}`}
                  placeholder={words.cost}
                  inputMode="decimal"
                  autoComplete="off"
                  value={costs[partNumber] ?? ''}
                  onChange={({ target }) => change(partNumber, target.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">
        {share.total > 0 && (
          <>
            <b>
              {words.result(
                share.share.toLocaleString(locale.locale, {
                  style: 'percent',
                  maximumFractionDigits: 1,
                }),
                amount(share.counted),
                amount(share.total),
              )}
            </b>{' '}
            {isWithin(share, words.limit) ? words.limit.kept : words.limit.exceeded}
          </>
        )}{' '}
        {share.open > 0 && plural(share.open, texts.openCosts)}
      </p>
      <p className="muted">{texts.costsStay}</p>
    </>
  )
}

/** Whatever is in the storage: what is no list of costs is none. */
function readCosts(): Record<string, string> {
  try {
    const costs = JSON.parse(keptCosts.read()) as unknown
    return Object.fromEntries(
      Object.entries(costs ?? {}).flatMap(([number, cost]) =>
        typeof cost === 'string' ? [[number, cost]] : [],
      ),
    )
  } catch {
    return {}
  }
}
