/** What a word around what is asked does. */
export type WordClass =
  // How a number is meant: 'at least', 'at most', 'more than', 'less than', 'about', 'exactly'.
  | 'atLeast'
  | 'atMost'
  | 'over'
  | 'under'
  | 'about'
  | 'exactly'
  // How much room there is, of what has an extent: 'only got 12 in', '12 in of depth'.
  | 'room'
  // Both 'fit' and, before a figure, 'room': 'does A fit into B', 'fits in 12 in'.
  | 'fitIn'
  // At most; of what is better the more there is, at least: 'handles up to 50 W'.
  | 'upTo'
  // 'Between 10 and 20', '10 to 20', 'LC or SC'.
  | 'between'
  | 'to'
  | 'and'
  | 'or'
  // What follows is asked for as well: 'together with'.
  | 'besides'
  // Excludes what follows: 'without'.
  | 'not'
  // Behind a number: 'or better', 'or more', 'or less', and 'pieces', which are bought.
  | 'orBetter'
  | 'orMore'
  | 'orLess'
  | 'quantity'
  // What follows is only spoken of: 'for', 'into', 'my'. What follows is asked for: 'I need'.
  | 'mention'
  | 'ask'
  // What follows is there already, or not known: 'taken off', 'existing'. Figures of it are no demands.
  | 'given'
  // What stands before it is not wanted: 'is no use', 'won't do'.
  | 'unfit'
  | 'tooLittle'
  // What stands before it is there already: 'is on site', 'is ours'.
  | 'there'
  // Asks what else is needed with a thing: 'what do I buy', 'in addition'.
  | 'accessory'
  // The same of a thing that is only described: 'what adds', 'what has to go'.
  | 'part'
  // Asks for a document, a meaning, a fit or a comparison: 'data sheet', 'what is', 'fits', 'versus'.
  | 'document'
  | 'define'
  | 'fit'
  | 'compare'
  // Asks for somebody of the company: 'talk to a person'.
  | 'people'
  // Corrects what was said before: 'make it'.
  | 'correct'
  // Means the product whose page is open: 'this one'.
  | 'this'
  // Means what was named before, else that product; may be of another class as well: 'it', 'them'.
  | 'it'
  // What follows, or stands before it, is no demand: 'ideally', 'if there is one'.
  | 'wish'
  | 'wished'
  // What is named beside it matters no more: 'forget', 'does not matter'.
  | 'waive'
  // Before an attribute, that each value of it will do; may be of another class as well: 'any'.
  | 'any'
  // Asks for what cannot be read or checked; may be of another class as well: 'smallest', 'only'.
  | 'demand'
  // Says nothing about a product.
  | 'stop'

/** What an assistant has no answer for: attempts to turn it, prices and promises, what is no product. */
export type OffLimits = 'manipulation' | 'commercial' | 'off-topic'

/**
 * The words of a company's trade and languages that its records do not say themselves. All may be
 * left out: then the engine knows the records' own words. Case, accents, hyphens and plural do not
 * matter.
 */
export type Vocabulary = {
  /** Another way to say a phrase that the records have: 'MTP': 'MPO', 'fibre': 'fiber'. */
  same?: Record<string, string>
  /** Abbreviations that are words of their own in small letters: 'PER'. */
  acronyms?: Record<string, string>
  /** Numbers in words: 'two': 2. */
  numbers?: Record<string, number>
  /** Parts of a unit in words: 'half': 0.5. */
  fractions?: Record<string, number>
  /** What makes a number of degrees one of frost: 'below zero'. */
  belowZero?: string[]
  /** The attributes that say what a thing has at its one end and at its other. */
  ends?: string[]
  /** How both are meant: 'both ends'. */
  bothEnds?: string[]
  /** What stands between the two numbers of a ratio: 'by'. */
  ratioWords?: string[]
  /** By attribute, words that name it beside its label and unit: depth: ['deep']. */
  nouns?: Record<string, string[]>
  /** By attribute, other ways to say some of its values: `*` ends a beginning of several. */
  values?: Record<string, Record<string, string[]>>
  /** Kinds of product that no type, name or other name says: the words, and what holds them. */
  kinds?: { said: string[]; types: string[] }[]
  /** Attributes that say what things are made of: a 'steel lamp' is each lamp of steel, whatever its type. */
  madeOf?: string[]
  /** The attributes that a unit may mean where no word says which. */
  units?: Record<string, string[]>
  /** Attributes of which the next that is longer serves where none is made as it was asked. */
  orLonger?: string[]
  /** By a unit that is a word as well, what stands behind it where it is that word: in: ['january']. */
  asWord?: Record<string, string[]>
  /** Dimensions in which a product states one thing: the first attribute of `units` that it has. */
  firstOf?: string[]
  /** By attribute, what a number before one of its values counts: '24 LC' are 24 ports. */
  counts?: Record<string, string[]>
  /** Attributes of which a plain figure is the most that there is room for. */
  atMost?: string[]
  /** The attribute that says what goes into a product's `entries`: from the smallest to the largest. */
  entries?: string
  /** Where a word that names a kind says what is done: 'we patch', 'tap it', 'to splice the cable'. */
  deeds?: {
    /** Words behind which it does: 'we', 'nobody is'. */
    behind?: string[]
    /** Words before which it does: 'it', 'every'. */
    before?: string[]
    /** Words behind which it does where it ends as a plural: 'that drops in'. */
    beforePlural?: string[]
    /** With this ending, it does behind these: 'is splicing'. */
    doing?: { ending: string; behind: string[] }
    /** Behind these it does where one of `objects` or `before` follows: 'to'. */
    infinitive?: string[]
    objects?: string[]
    /** By a word for what is done, the values by attribute of what needs it done. */
    needs?: Record<string, Record<string, string[]>>
  }
  /** Superlatives that sorting answers, with what one alone measures: 'lightest' the weight. */
  superlatives?: Record<string, { end: 'least' | 'most' | 'best'; of?: string[] }>
  /** Comparatives of what was named before, with what one alone measures: 'shorter' the length. */
  comparatives?: Record<string, { end: 'less' | 'more'; of?: string[] }>
  /** Which of several that were named: 'the former': 0, 'the second one': 1. */
  ordinals?: Record<string, number>
  /** What stands between these matters no more: 'leave', 'open'. */
  waiveAround?: [string, string][]
  /** Words behind which a thing has what follows: 'with', 'including'. */
  having?: string[]
  /** What things are carried through: a size of it is none of theirs. */
  openings?: string[]
  /** What things go into: a size of it is the room that there is. */
  housings?: string[]
  /** Kinds that are parts of other things, too: a figure in front of one is that thing's. */
  ownParts?: string[]
  /**
   * What takes back something that was said before it: 'no wait'; with '…' only where a pause follows,
   * with '#' only where a figure does, with '…#' where both do.
   */
  retracting?: string[]
  /** What somebody says before such words: 'ah', 'well'. */
  interjections?: string[]
  /**
   * What a sentence holds that tells what somebody has, how is asked where that goes, and with what
   * words somebody goes on who wants something for it.
   */
  owning?: {
    has?: string[]
    into?: string[]
    wants?: string[]
    open?: string[]
    how?: string[]
    doing?: string[]
  }
  /**
   * By type, and by product's slug, what they do, as who does not know their name says it: for the full text alone,
   * where such words tell which type is meant and claim nothing.
   */
  uses?: Record<string, string>
  /** Between two values of one attribute, what sets these side by side: 'next to'. */
  nextTo?: string[]
  /** Words that stand for any product: 'device', 'something'. */
  anything?: string[]
  /** By the basis of a measure, what rules it out: 'without connectors': ['including connectors']. */
  otherBasis?: Record<string, string[]>
  words?: Partial<Record<WordClass, string[]>>
  /** Words that are right as they stand: no slip of a word that is one letter away. */
  common?: string[]
  /** Words that ask nothing of a product and change nothing of how it is read: 'already', 'customer'. */
  plain?: string[]
  /** What a sentence holds that tells how to answer, and asks for nothing: /reply with the word/. */
  orders?: RegExp[]
  /** How each is asked, in small letters without accents: 'commercial': [/\bwhat price\b/]. */
  limits?: Partial<Record<OffLimits, RegExp[]>>
}
