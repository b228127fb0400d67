import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { attributeHelp } from '#content/attribute-help.ts'
import { attributeTerms } from '#content/attribute-terms.ts'

export { attributeGroups } from '#content/attribute-help.ts'

export const attributes: AttributeDefinition[] = attributeTerms.map((term) => ({
  ...term,
  ...attributeHelp[term.key],
}))
