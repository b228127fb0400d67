import type { CompanionKind } from '#domain/catalogue/companions.ts'
import type { ConformityRelation } from '#domain/catalogue/conformity.ts'

/** What stands before the facts on a product's page, in the words of the company's trade. */
export type ProductWords = {
  goesWith: {
    heading: string
    rows: Record<CompanionKind, string>
    /** What a part is to a product, by its `relation`, where its number is all that is known. */
    relations: Readonly<Record<string, string>>
    /** Behind parts of which one is enough: 'one of these'. */
    either: string
  }
  /** Heading of what follows it, standards included. */
  compliance: {
    heading: string
    status: string
    class: string
    waiver: string
    usCostShare: string
    /** Behind a cost share: 'of component cost'. */
    share: string
    finalAssembly: string
    letter: string
    /** Where letters are: an address of the site. */
    letters?: string
  }
  conformity: {
    /** Where there is no compliance to head it. */
    heading: string
    relations: Record<ConformityRelation, string>
    /** Behind depth and time: 'of immersion'. */
    immersion: string
  }
  /** Said of a product with this value of an attribute, with a link to who has it. */
  statements: readonly {
    attribute: string
    value: string
    text: string
    link?: { label: string; to: string }
  }[]
}
