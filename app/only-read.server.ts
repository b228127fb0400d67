import { articles } from '#content/articles/articles.ts'
import { legalPages } from '#content/legal/legal.ts'
import { pages } from '#content/pages.ts'

const fixed = ['about', 'careers', 'leadership'].map((name) => `routes/${name}`)
const ofRecords = [...articles, ...legalPages, ...pages].map(({ path }) => path)

/** Ids of routes whose pages need no script to be read: their code comes with a reader's first sign. */
export const onlyRead: ReadonlySet<string> = new Set([...fixed, ...ofRecords])
