import { articles } from '#content/articles/articles.ts'
import { legalPages } from '#content/legal/legal.ts'
import { pages } from '#content/pages.ts'
import { keptPrefix } from './lib/forget-kept.ts'
import type { ScriptStart } from './framework/scripts-after-paint.server.ts'

const fixed = ['about', 'bead', 'careers', 'leadership', 'news', 'partners', 'services'].map(
  (name) => `routes/${name}`,
)
const ofRecords = [...articles, ...legalPages, ...pages].map(({ path }) => path)

/** Ids of routes whose pages need no script to be read: their code comes with a reader's first sign. */
const onlyRead: ReadonlySet<string> = new Set([...fixed, ...ofRecords])

/** When the scripts of a route's page start. A document tells what of it a browser keeps. */
export function scriptStartOf(route = ''): ScriptStart {
  if (route === 'routes/document') return { keptAs: keptPrefix }
  return onlyRead.has(route) ? 'sign' : 'paint'
}
