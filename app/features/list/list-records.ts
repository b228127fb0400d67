import { attributes } from '#content/attributes.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { documentLink } from '#app/lib/document-link.ts'
import { numberedPath } from '#app/lib/numbered-path.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import type { ListLine } from '#domain/deciding/parts-list.ts'
import * as texts from '#texts/list.ts'
import * as productTexts from '#texts/product.ts'
import { availabilityOf, faultOf, reasonOf } from './line-words.ts'

type Cell = string | number | undefined

const complies = tradeRules.compliance !== undefined
const { unit = '' } = attributeLookup(attributes)('weight')

/** A list for a spreadsheet: a record for each line, numbers as numbers, below their headings. */
export function listRecords(lines: readonly ListLine[], origin: string): Cell[][] {
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
