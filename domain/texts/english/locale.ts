// Not to be translated: the build and the tools put in their place what the company's `site`
// says (cli/texts/locale-of.ts).
export const locale = 'en-US'
export const language = 'en'
/** As short as it says the same, for `lang`: 'en' of en-US, 'de' of de-DE, 'en-GB' as it is. */
export const lang = 'en'
export const direction: 'ltr' | 'rtl' = 'ltr'
/** As its speakers call it, for the captions of films. */
export const languageName = 'English'
/** Units that stand before their number, each between spaces. */
export const unitsBefore: string = ''
