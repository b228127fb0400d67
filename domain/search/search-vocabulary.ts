/**
 * The words of a company's trade and languages that its records do not say themselves. All may be
 * left out: then search knows the records' own words. Case, accents, hyphens and plural do not
 * matter.
 */
export type SearchVocabulary = {
  /** Another way to say a phrase that the records have: 'MTP': 'MPO', 'fibre': 'fiber'. */
  synonyms?: Readonly<Record<string, string>>
  /** Abbreviations that are words or units of their own in small letters: 'MM'. */
  acronyms?: Readonly<Record<string, string>>
  /** By attribute, words that name it beside its label and unit: depth: ['deep']. */
  attributeWords?: Readonly<Record<string, readonly string[]>>
  /** By attribute, other ways to say some of its values: `*` ends a beginning of several. */
  valueWords?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** Kinds of product that no type, name or other name says: the words, and types or families. */
  kindWords?: readonly { words: readonly string[]; types: readonly string[] }[]
  /** The attributes that a unit may mean where no word says which. */
  unitAttributes?: Readonly<Record<string, readonly string[]>>
  /** By attribute, what a number before one of its values counts: '24 LC' are 24 ports. */
  counts?: Readonly<Record<string, readonly string[]>>
  /** Attributes of which the next longer one serves: cords that are made in steps. */
  orLonger?: readonly string[]
  /** Attributes of which a plain figure is the most that there is room for: depth, weight. */
  atMost?: readonly string[]
  /** The attribute that says what goes into a product's `entries`. */
  entryAttribute?: string
  /** By type and by slug, what products do, as somebody says it who does not know their name. */
  uses?: Readonly<Record<string, string>>
}
