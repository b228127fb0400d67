import { withLanguages } from '#domain/finding/languages/with-languages.ts'

/** What the products are called, their records say; the rest is what people say of anything. */
export const vocabulary = withLanguages({})
