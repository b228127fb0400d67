import { withLanguages } from '../../finding/languages/with-languages.ts'

/** Search and assistant know what the records say, and what is said of anything that is sold. */
export const vocabulary = withLanguages({})
