import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { attributeHelp } from './attribute-help.ts'
import { attributeTerms } from './attribute-terms.ts'

export const attributes: AttributeDefinition[] = attributeTerms.map((term) => ({
  ...term,
  ...attributeHelp[term.key],
}))

/** Headings of a specification and of all filters in their order; one that is not named here comes last. */
export const attributeGroups: string[] = ['Product', 'Flow', 'Reading', 'Build', 'Supply']
