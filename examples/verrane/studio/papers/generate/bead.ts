import { familyOrder } from '../../../families.ts'
import { escapeHtml } from '../../escape-html.ts'
import type { Stock } from '../stock.ts'
import { spreadsheetRows } from './spreadsheet.ts'

/** The parts that a letter names, compliant ones and those under the waiver, by family. */
export function beadSchedule(stock: Stock): string {
  const rows = spreadsheetRows(stock).filter(({ status }) => status !== 'Not compliant')
  return familyOrder
    .map((family) => {
      const members = rows.filter((row) => row.family === family)
      if (!members.length) return ''
      const body = members.map(
        ({ partNumber, product, status, origin }) =>
          `<tr><th scope="row" class="nowrap">${escapeHtml(partNumber)}</th><td>${escapeHtml(product)}</td><td><span class="tag${status === 'Compliant' ? '' : ' waiver'}">${status}</span></td><td>${escapeHtml(origin)}</td></tr>`,
      )
      return `<h3>${escapeHtml(family)}</h3><table class="listing"><thead><tr><th scope="col">Part number</th><th scope="col">Product</th><th scope="col">Status</th><th scope="col">Made in</th></tr></thead><tbody>${body.join('')}</tbody></table>`
    })
    .join('')
}
