const markup = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{2,5});/i

/** The first tag or entity of HTML in a text; undefined where it has none. */
export function markupIn(text: string): string | undefined {
  return markup.exec(text)?.[0]
}
