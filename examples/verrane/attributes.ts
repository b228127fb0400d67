import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { attributeHelp } from './attribute-help.ts'
import { attributeTerms } from './attribute-terms.ts'

/** All that is said about the attribute fields: what filters need. Cards do with the terms alone. */
export const attributes: AttributeDefinition[] = attributeTerms.map((term) => ({
  ...term,
  ...attributeHelp[term.key],
}))
