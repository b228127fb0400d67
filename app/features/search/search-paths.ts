/** What the header asks of the server. */
export const searchPaths = {
  /** What it offers for a text; without one the titles of pages and documents. */
  suggestions: (text?: string) =>
    text === undefined
      ? '/search/suggestions'
      : `/search/suggestions?q=${encodeURIComponent(text)}`,
}
