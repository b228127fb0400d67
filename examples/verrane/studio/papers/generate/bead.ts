import { familyOrder } from '../../../families.ts'
import { escapeHtml } from '../../escape-html.ts'
import type { Stock } from '../stock.ts'
import { spreadsheetRows, type Row } from './spreadsheet-rows.ts'

/** The parts that a letter names, compliant ones and those under the waiver, by family. */
export function beadSchedule(stock: Stock): string {
  const rows = spreadsheetRows(stock).filter(({ status }) => status !== 'Not compliant')
  return familyOrder
    .map((family) => {
      const members = rows.filter((row) => row.family === family)
      if (!members.length) return ''
      const products = [...Map.groupBy(members, ({ product }) => product).values()]
      return `<h3>${escapeHtml(family)}</h3><table class="listing"><thead><tr><th scope="col">Part numbers</th><th scope="col">Product</th><th scope="col">Status</th><th scope="col">Class</th><th scope="col">U.S. cost share</th><th scope="col">Final assembly</th></tr></thead><tbody>${products.map(productRow).join('')}</tbody></table>`
    })
    .join('')
}

/** A product on a line, with the first of its numbers and how many there are. */
function productRow(rows: Row[]): string {
  const { partNumber, product, status, kind, usCostShare, finalAssembly } = rows[0]!
  const others = rows.length > 1 ? ` and ${rows.length - 1} more` : ''
  const share = usCostShare === undefined ? '–' : `${usCostShare}%`
  // A manufactured product or a construction material: the first word tells them apart.
  const word = kind.split(' ')[0] ?? ''
  return `<tr><th scope="row"><span class="nowrap">${escapeHtml(partNumber)}</span>${others}</th><td>${escapeHtml(product)}</td><td><span class="tag${status === 'Compliant' ? '' : ' waiver'}">${status}</span></td><td>${escapeHtml(word)}</td><td>${share}</td><td class="nowrap">${escapeHtml(finalAssembly)}</td></tr>`
}
