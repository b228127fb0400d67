/** Bounds of a number in the unit of its attribute; an open side is left out. */
export type Bounds = {
  key: string
  low?: number
  high?: number
  /** More of it is better: a maximum alone says how far it goes. */
  isReach?: true
  /** More than `high` serves as well, up to this. */
  longest?: number
  /** What is asked where this attribute is meant, of several that no word tells apart. */
  says?: string
}

/** Something that was asked of an attribute. */
export type Requirement = {
  /** Any of these attributes may meet it. */
  test:
    | {
        type: 'number'
        bounds: Bounds[]
        /** The number as it was asked for, by attribute: what lies nearer comes first. */
        wanted: number
        /** The first of these that a product states decides. */
        isFirst?: boolean
        /** It was said as a bound, or as one of several: whatever lies within will do. */
        isBound?: true
        /** It was said that nothing else will do. */
        isExact?: boolean
        /** Measures of these bases count something else. */
        notBasis?: readonly string[]
      }
    | { type: 'values'; values: Map<string, Set<string>> }
  /** The words may have meant something else: it orders, but excludes nothing. */
  isGuess: boolean
  /** Of a word: other products of the kind that is asked for do meet it. */
  isLikely?: true
  /**
   * Nobody is held to it: it only names a thing ('one valve'), is said of another ('fed by 12 mm
   * pipes'), or no product of the kind says anything of it.
   */
  aside?: 'name' | 'other' | 'untold'
  /** Of a thing's two ends, each has to be so: what one of them is says nothing of the other. */
  isOfEach?: true
  /** It was asked for in an earlier turn. */
  isHeld?: true
  /** It must not be so. */
  not: boolean
  /** As a person would say it: '144 fibers or more', 'LC', 'not MPO'. */
  says: string
  /** The same where only more than was asked is had. */
  saysLonger?: string
  /** Where it stands in the normalized text. */
  from: number
  to: number
  /** With the words that only say what it is of: 'depth' and 'ports'. */
  whole?: { from: number; to: number }
}
