/** What menus and search fields ask of the server. */
export const searchPaths = {
  /** What a search field offers for a text. */
  suggestions: (text: string) => `/search/suggestions?q=${encodeURIComponent(text)}`,
}
