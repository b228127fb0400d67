import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { listView } from '#app/features/list/list-view.ts'
import { spreadsheet } from '#app/lib/spreadsheet.server.ts'
import { documentLink } from '#app/lib/document-link.ts'
import { numberedPath } from '#app/lib/paths.ts'
import { redirectTo } from '#app/page-module.ts'
import { availabilityOf, faultOf, reasonOf } from '#app/features/list/line-words.ts'
import { attributes } from '#content/attributes.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import type { ListLine } from '#domain/deciding/parts-list.ts'
import * as answers from '#texts/answers.ts'
import * as texts from '#texts/list.ts'
import * as productTexts from '#texts/product.ts'
import type { PageArgs } from '../page-module.ts'

/** A parts list as a file for spreadsheets, in the form that its address ends in. */
export async function respond({ site, url }: PageArgs) {
  if (missingStatus(site) === 503) return new Response(answers.busy, { status: 503 })
  // Its address names items alone, so that nothing is changed.
  const items = url.searchParams.get('items') ?? ''
  const list = await listView(site, new URLSearchParams({ items }))
  // More items than a list holds: its page tells which.
  if ('address' in list) return redirectTo(list.address, 303)
  return spreadsheet(url.pathname, {
    name: 'parts-list',
    rows: listRecords(list.lines, site.url),
    mayBeKept: list.isWhole,
  })
}

type Cell = string | number | undefined

const complies = tradeRules.compliance !== undefined
const { unit = '' } = attributeLookup(attributes)('weight')

/** A list for a spreadsheet: a record for each line, numbers as numbers, below their headings. */
function listRecords(lines: readonly ListLine[], origin: string): Cell[][] {
  const absolute = (path: string | undefined) => path && new URL(path, origin).href
  return [
    [
      texts.partNumber,
      texts.quantity,
      texts.name,
      texts.note,
      texts.availability,
      ...(complies ? [productTexts.complianceStatus, texts.reason, productTexts.letter] : []),
      `${texts.weightOfOne} (${unit})`,
      `${texts.weight} (${unit})`,
      texts.page,
      texts.dataSheet,
    ],
    ...lines.map((line): Cell[] => {
      const { partNumber, quantity, product, weight, compliance } = line
      const sheet = product?.files.find(({ kind }) => kind === 'dataSheet')
      return [
        partNumber,
        quantity,
        product?.name,
        [line.asked?.note, faultOf(line), ...line.instead.map((one) => one.partNumber)]
          .filter(Boolean)
          .join(' '),
        availabilityOf(line),
        ...(complies ? [compliance?.status, reasonOf(line), compliance?.letter] : []),
        weight,
        weight === undefined ? undefined : Number((weight * quantity).toPrecision(6)),
        product && absolute(numberedPath(product, partNumber)),
        sheet && absolute(documentLink(sheet.url).href),
      ]
    }),
  ]
}
