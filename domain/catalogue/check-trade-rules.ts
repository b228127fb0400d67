import type { Forbidden, RecordRule } from '#domain/records/trade-rules.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { trimmedText } from './product.ts'
import { recordTexts } from './record-texts.ts'

/** What cannot be true of one product, by the company's rules. */
export function forbiddenFaults(
  { file, data }: CatalogueFile,
  rules: readonly Forbidden[],
): Fault[] {
  const own = [{ field: 'product', text: trimmedText(data.product) }, ...recordTexts(data)]
  return rules.flatMap(({ attributes = {}, texts: patterns = [], message }) => {
    const values = Object.entries(attributes).map(([key, wanted]) => ({
      field: key,
      text: [data[key]].flat().find((value) => wanted.includes(String(value))),
    }))
    const words = patterns.map((pattern) => ({
      field: own.find(({ text }) => pattern.test(text))?.field,
      text: own.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean),
    }))
    const found = [...words, ...values]
    if (found.length === 0 || found.some(({ text }) => text === undefined)) return []
    const said = found.map(({ field, text }) => `${quote(text)} (${field})`).join(texts.and)
    return errorFault(file, found[0]!.field!, `${said}: ${message}`)
  })
}

/** What the company's own rules find in one record. */
export function ruleFaults({ file, data }: CatalogueFile, rules: readonly RecordRule[]): Fault[] {
  return rules.flatMap(({ field, wrongWith }) => {
    const wrong = wrongWith(data)
    return wrong ? [warningFault(file, field, wrong)] : []
  })
}
