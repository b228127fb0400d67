import type { AttributeDefinition } from './attribute.ts'
import { attributeFaults } from './check-attributes.ts'
import { byFileAndField, type CatalogueFile, type Fault } from './check-fault.ts'
import { addressFaults, missingFileFaults } from './check-files.ts'
import { lifecycleFaults } from './check-lifecycle.ts'
import { nameFaults } from './check-names.ts'
import { orderingFaults, variantFaults } from './check-ordering.ts'
import { productFaults, type ProductRules } from './check-product.ts'
import { schemaFaults } from './check-schema.ts'

/** What this company's catalogue is held against. */
export type CatalogueRules = ProductRules & {
  attributes: readonly AttributeDefinition[]
  /** Paths in the object storage; undefined leaves missing files unchecked. */
  stored: ReadonlySet<string> | undefined
}

/**
 * Every fault of a catalogue, sorted by file and field. A document with a wrong type is still
 * held against all other rules, so that one run tells all there is to mend.
 */
export function checkCatalogue(files: readonly CatalogueFile[], rules: CatalogueRules): Fault[] {
  return [
    ...files.flatMap((file) => [
      ...schemaFaults(file),
      ...productFaults(file, rules),
      ...addressFaults(file),
      ...orderingFaults(file),
    ]),
    ...attributeFaults(files, rules.attributes),
    ...nameFaults(files),
    ...lifecycleFaults(files),
    ...variantFaults(files),
    ...(rules.stored ? missingFileFaults(files, rules.stored) : []),
  ].sort(byFileAndField)
}
