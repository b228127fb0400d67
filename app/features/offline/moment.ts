import * as locale from '#texts/locale.ts'

/** A moment, in milliseconds as `Date.now()`, in the reader's words. */
export const momentOf = (at: number): string =>
  new Date(at).toLocaleString(locale.locale, { dateStyle: 'long', timeStyle: 'short' })
