import * as locale from '#texts/locale.ts'

/** A moment of a reading, in milliseconds, in the reader's words. */
export const momentOf = (at: number): string =>
  new Date(at).toLocaleString(locale.locale, { dateStyle: 'long', timeStyle: 'short' })

/** The same where there is little room. */
export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(locale.locale, { dateStyle: 'medium' })
