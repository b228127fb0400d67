/**
 * The words of a company's trade and languages that its records do not say themselves. Everything
 * is written as buyers write it; case, accents, hyphens and plural do not matter.
 */
export type Vocabulary = {
  /** Another way to say a phrase that the records have: 'MTP': 'MPO', 'fibre': 'fiber'. */
  same: Record<string, string>
  /** Abbreviations that are words of their own in small letters: 'PER'. */
  acronyms: Record<string, string>
  /** Numbers in words: 'two': 2. */
  numbers: Record<string, number>
  /** By attribute, words that name it beside its label and unit: depth: ['deep']. */
  nouns: Record<string, string[]>
  /** By attribute, other ways to say some of its values: beadBaba: {'BABA': ['Compliant']}. */
  values: Record<string, Record<string, string[]>>
  /** Kinds of product that no type, name or other name says: the words, and what holds them. */
  kinds: { said: string[]; types: string[] }[]
  /** The attributes that a unit may mean where no word says which. */
  units: Record<string, string[]>
  /** What is measured in these is one thing a product: the first attribute that it states decides. */
  firstOf: string[]
  /** By attribute, what a number before one of its values counts: '24 LC' are 24 ports. */
  counts: Record<string, string[]>
  /** Words around what is asked, in every language that visitors write. */
  words: {
    atLeast: string[]
    atMost: string[]
    over: string[]
    under: string[]
    about: string[]
    exactly: string[]
    between: string[]
    to: string[]
    and: string[]
    or: string[]
    not: string[]
    /** Behind a number: 'or better'. */
    orBetter: string[]
    orMore: string[]
    orLess: string[]
    /** What follows is only mentioned: 'for', 'into', 'with'. */
    mention: string[]
    /** What follows is asked for: 'I need', 'looking for'. */
    ask: string[]
    /** Behind a number that says how many are bought: 'pieces'. */
    quantity: string[]
    /** A document is asked for: 'data sheet', 'installation guide'. */
    document: string[]
    /** The meaning of a word is asked for: 'what is', 'what does'. */
    define: string[]
    /** Asks whether things go together: 'fit', 'mate with'. */
    fit: string[]
    /** Asks how things differ: 'difference', 'versus'. */
    compare: string[]
    /** Corrects what was said before: 'instead', 'make it'. */
    correct: string[]
    /** Says nothing about a product. */
    stop: string[]
  }
}
