import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { attributeHelp } from './attribute-help.ts'
import { attributeTerms } from './attribute-terms.ts'

export const attributes: AttributeDefinition[] = attributeTerms.map((term) => ({
  ...term,
  ...attributeHelp[term.key],
}))
