/** Scripts that are written from right to left. */
const fromRight = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** Of a company's `site`, what decides how it speaks. */
export type Speaker = { locale: string; unitsBefore?: readonly string[] }

/** What a company's `site` says to the interface; throws where its locale is none. */
export function localeOf({ locale: name, unitsBefore = [] }: Speaker) {
  const locale = new Intl.Locale(name)
  const isFromRight = fromRight.includes(locale.maximize().script ?? '')
  return {
    locale: locale.toString(),
    language: locale.language,
    lang: locale.minimize().toString(),
    direction: isFromRight ? 'rtl' : 'ltr',
    languageName: new Intl.DisplayNames(name, { type: 'language' }).of(locale.language) ?? name,
    unitsBefore: unitsBefore.length ? ` ${unitsBefore.join(' ')} ` : '',
  }
}

/** The folder of `texts/` that a locale's words are in: 'de' of de-DE and of de-AT. */
export const languageOf = (name: string): string => new Intl.Locale(name).language

/**
 * The kinds of number that a language tells apart among whole ones that a site counts: French has
 * another kind for millions, which falls back.
 */
export function countedKinds(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 1001 }, (_, n) => rules.select(n)))]
}
