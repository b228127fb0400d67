import type { InterfaceDefinition } from '#domain/records/interface.ts'
import type { TradeRules } from '#domain/records/trade-rules.ts'
import type { AttributeDefinition } from './attribute.ts'
import { attributeFaults } from './check-attributes.ts'
import { complianceFaults } from './check-compliance.ts'
import { byFileAndField, type CatalogueFile, type Fault } from './check-fault.ts'
import { addressFaults, missingFileFaults } from './check-files.ts'
import { fitFaults } from './check-fits.ts'
import { lifecycleFaults } from './check-lifecycle.ts'
import { markupFaults } from './check-markup.ts'
import { matingFaults } from './check-mating.ts'
import { mentionFaults, type TextFile } from './check-mentions.ts'
import { ambiguousFaults, nameFaults } from './check-names.ts'
import { orderingFaults, variantFaults } from './check-ordering.ts'
import { partFaults } from './check-parts.ts'
import { productFaults, type ProductRules } from './check-product.ts'
import { schemaFaults } from './check-schema.ts'
import { sizeFaults } from './check-size.ts'
import { conformityFaults, standardFaults } from './check-standards.ts'
import { forbiddenFaults, ruleFaults } from './check-trade-rules.ts'
import { createKnownNumbers } from './known-numbers.ts'

/** What this company's catalogue is held against. */
export type CatalogueRules = ProductRules & {
  attributes: readonly AttributeDefinition[]
  /** Paths in the object storage; undefined leaves missing files unchecked. */
  stored: ReadonlySet<string> | undefined
  interfaces?: readonly InterfaceDefinition[]
  trade?: TradeRules
}

/**
 * Every fault of a catalogue, sorted by file and field. A document with a wrong type is still
 * held against all other rules, so that one run tells all there is to mend. `texts` are what the
 * company says elsewhere: part numbers in them must be of the catalogue.
 */
export function checkCatalogue(
  files: readonly CatalogueFile[],
  rules: CatalogueRules,
  texts: readonly TextFile[] = [],
): Fault[] {
  const { interfaces = [], trade = {} } = rules
  const numbers = createKnownNumbers(files)
  return [
    ...files.flatMap((file) => [
      ...schemaFaults(file),
      ...productFaults(file, rules),
      ...addressFaults(file),
      ...markupFaults(file),
      ...orderingFaults(file, rules.attributes),
      ...complianceFaults(file, trade.compliance),
      ...conformityFaults(file, trade.standards),
      ...sizeFaults(file, trade.entries),
      ...forbiddenFaults(file, trade.forbidden ?? []),
      ...ruleFaults(file, trade.rules ?? []),
    ]),
    ...attributeFaults(files, rules.attributes),
    ...nameFaults(files),
    ...lifecycleFaults(files),
    ...variantFaults(files),
    ...ambiguousFaults(files),
    ...standardFaults(files, trade.standards),
    ...fitFaults(files, interfaces),
    ...partFaults(files, numbers, trade.relations),
    ...matingFaults(files, trade, numbers),
    ...mentionFaults(files, texts, numbers, trade.notNumbers),
    ...(rules.stored ? missingFileFaults(files, rules.stored) : []),
  ].sort(byFileAndField)
}
