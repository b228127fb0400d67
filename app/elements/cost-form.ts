import { stored } from '#app/islands/store.ts'
import { costShare, isWithin, readCost } from '#domain/deciding/cost-share.ts'
import type { CostLimit } from '#domain/records/list-words.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { formatSum } from '#domain/texts/money.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import * as locale from '#texts/locale.ts'

/** What a company calls a share of cost; `result` is a text to be filled in. */
export type CostWords = Pick<CostLimit, 'cost' | 'counts' | 'limit'> & {
  result: string
  currency: string | undefined
}
type Line = { partNumber: string; quantity: number; status?: string }

const keptCosts = stored('pref-list-costs')

/** A row for each of the element's `lines`, with a field for its cost, and the share that comes of them. */
export function showCosts(element: HTMLElement): void {
  const lines = JSON.parse(element.getAttribute('lines')!) as Line[]
  const words = JSON.parse(element.getAttribute('words')!) as CostWords
  const costs = readCosts()
  const show = () => {
    element.querySelector('[role=status]')!.replaceChildren(...resultOf(lines, costs, words))
  }
  const rows = lines.map((line) =>
    rowOf(line, words.cost, costs[line.partNumber] ?? '', (cost) => {
      costs[line.partNumber] = cost
      keptCosts.write(JSON.stringify(costs))
      show()
    }),
  )
  element.querySelector('tbody')!.replaceChildren(...rows)
  show()
}

function rowOf(
  { partNumber, quantity, status }: Line,
  label: string,
  cost: string,
  change: (cost: string) => void,
): HTMLTableRowElement {
  const row = document.createElement('tr')
  const head = document.createElement('th')
  const field = document.createElement('input')
  head.scope = 'row'
  head.append(`${quantity} × ${partNumber}`)
  if (status) head.appendChild(document.createElement('small')).textContent = status
  field.setAttribute('aria-label', `${label} ${partNumber}`)
  field.placeholder = label
  field.inputMode = 'decimal'
  field.autocomplete = 'off'
  field.value = cost
  field.addEventListener('input', () => change(field.value))
  row.append(head)
  row.insertCell().append(field)
  return row
}

function resultOf(
  lines: readonly Line[],
  costs: Readonly<Record<string, string>>,
  { counts, result, limit, currency }: CostWords,
): (string | Node)[] {
  const share = costShare(
    lines.map(({ partNumber, quantity, status = '' }) => ({
      quantity,
      cost: readCost(costs[partNumber] ?? ''),
      counts: counts.includes(status),
    })),
  )
  const open = share.open > 0 ? plural(share.open, texts.openCosts) : ''
  if (share.total <= 0) return [open]
  const sum = document.createElement('b')
  sum.textContent = fillIn(result, {
    share: share.share.toLocaleString(locale.locale, {
      style: 'percent',
      maximumFractionDigits: 1,
    }),
    counted: formatSum(share.counted, currency),
    total: formatSum(share.total, currency),
  })
  return [sum, ` ${isWithin(share, limit) ? limit.kept : limit.exceeded} ${open}`]
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
