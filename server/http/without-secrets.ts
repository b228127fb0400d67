/** What follows the address of quotes, however its slash is written: known to one visitor alone. */
const quoteSecret = /(quote(?:[/;\\]|%[\da-f]{2})+)[^/.]+/gi
/** Long enough to be such a secret: 128 bits are 22 letters of base64url. */
const longWord = /[\w-]{22,}/g

/** A path as it may stand in a log. */
export const withoutSecrets = (path: string): string =>
  path
    .replace(quoteSecret, '$1…')
    // Slugs have no capitals, and hardly a secret has none.
    .replace(longWord, (word) => (/[A-Z]/.test(word) ? '…' : word))
