import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { attributeTerms } from './attribute-terms.ts'
import { attributeValues } from './attribute-values.ts'

/** The attribute fields with their vocabularies: what filters need. Cards do with the terms alone. */
export const attributes: AttributeDefinition[] = attributeTerms.map((term) => {
  const values = attributeValues[term.key]
  return values ? { ...term, values } : term
})
