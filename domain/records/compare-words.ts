/** What is said around a comparison, in the words of the company. */
export type CompareWords = {
  /** For browsers' tabs and social cards; no search engine lists a comparison. */
  description: string
  /** Below the heading while there is nothing to compare yet. */
  intro: string
  /** In the empty field that adds a column. */
  addHint: string
  /** Headings of the rows that no attribute makes; a group of attributes may have the same. */
  groups: { product: string; ordering: string; interfaces: string; compliance: string }
  /**
   * Attributes that any product may be asked for: where one is missing it is not stated, whatever
   * the product. Others are not applicable where nothing of the product's family states them.
   */
  ofAll: readonly string[]
  /** Attributes that the rows of compliance and standards say in full. */
  leftOut: readonly string[]
}
