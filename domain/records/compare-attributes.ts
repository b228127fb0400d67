/** What a comparison cannot know of the attributes by itself. */
export type CompareAttributes = {
  /**
   * Attributes that any product may be asked for: where one is missing it is not stated, whatever
   * the product. Others are not applicable where nothing of the product's family states them.
   */
  ofAll: readonly string[]
  /** Attributes that the rows of compliance and standards say in full. */
  leftOut: readonly string[]
}
