/** What a product's page says in the words of the company's trade. */
export type ProductWords = {
  /** What a part is to a product, by its `relation`, where its number is all that is known. */
  relations: Readonly<Record<string, string>>
  /** Where letters of compliance are: an address of the site. */
  letters?: string
  /** Said of a product with this value of an attribute, with a link to who has it. */
  statements: readonly {
    attribute: string
    value: string
    text: string
    link?: { label: string; to: string }
  }[]
}
