import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/offline.ts'

/** A list may have hundreds of products: a phone has no room for all, and nobody reads them there. */
export const mostPages = 120

/** Behind a size: what is beyond it. */
export const withoutPages = (count = 0): string =>
  count ? plural(count, texts.leftOut, { most: mostPages }) : ''
