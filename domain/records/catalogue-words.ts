/** What is said around the list of all products and its searches. */
export type CatalogueWords = {
  /** For search engines, of the page of all products. */
  description: string
  /** In the empty field that searches every text, with examples of what is found. */
  searchHint: string
}

/** What a product with this value of an attribute is marked with. */
export type ProductTag = {
  attribute: string
  value: string
  label: string
  /** On cards, which have less room; none there without it. */
  short?: string
}

/** An order of the list: 'name', or an attribute key, with a minus in front for largest first. */
export type ListingSort = { sort: string; label: string }

/** A part of /llms.txt: addresses of pages, or the beginning of several followed by `*`. */
export type LlmsSection = { heading: string; pages: string[] }
