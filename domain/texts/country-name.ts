import * as texts from '#texts/locale.ts'

/** What the site's language calls a country, by its code of ISO 3166-1: 'NL' is Netherlands. */
export const countryName = (code: string): string => countryNames(texts.locale)(code)[0] ?? code

/** What a language calls a country, first in full: United Kingdom, UK. */
export function countryNames(language: string): (code: string) => string[] {
  const [full, short] = (made[language] ??= styles.map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  ))
  return (code) => [full?.of(code), short?.of(code)].filter((name) => name !== undefined)
}

const styles = ['long', 'short'] as const
/** By language: making one takes as long as some hundred uses of it. */
const made: Record<string, Intl.DisplayNames[]> = {}
