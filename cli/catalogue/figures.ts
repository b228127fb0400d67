import { attributes } from '#content/attributes.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { fieldFigures, isOnSale } from '#domain/catalogue/field-figures.ts'
import type { Arguments } from './arguments.ts'
import { readFolder } from './read-folder.ts'
import type { Terminal } from './terminal.ts'

/** `figures DIR`: prints how far each further field is filled in; resolves with the exit status. */
export function figures({ folder }: Pick<Arguments, 'folder'>, terminal: Terminal): number {
  const documents = readFolder(folder).files.map(({ data }) => data)
  if (documents.length === 0) {
    terminal.printError(`${folder} holds no .json files: is it the catalogue's folder?`)
    return 1
  }
  const rules = { attributes, trade: tradeRules }
  const onSale = new Map(
    fieldFigures(documents.filter(isOnSale), rules).map((figure) => [figure.field, figure]),
  )
  const rows = fieldFigures(documents, rules).map(({ field, could, carry }) => {
    const { could: couldOnSale = 0, carry: carryOnSale = 0 } = onSale.get(field) ?? {}
    return [field, could, carry, couldOnSale, carryOnSale].map(String)
  })
  const table = [['field', 'could carry', 'carry', 'on sale', 'carry'], ...rows]
  const widths = table[0]!.map((_, at) => Math.max(...table.map((row) => row[at]!.length)))
  for (const [field, ...counts] of table) {
    const cells = counts.map((count, at) => count.padStart(widths[at + 1]!))
    terminal.print([field!.padEnd(widths[0]!), ...cells].join('  '))
  }
  return 0
}
