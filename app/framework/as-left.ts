import { useEffect } from 'react'
import { onStep } from './stepped.ts'

/** As many as a browser keeps documents of, and more. */
const mostPages = 20
const left = new Map<string, unknown>()
/** Where a step back or forward that is under way leads to. */
let steppedTo: string | undefined

type Place = { pathname: string; search: string }
type Router = NonNullable<Window['__reactRouterDataRouter']>

/** Keeps what pages were made of. */
export function useAsLeft(): void {
  useEffect(() => window.__reactRouterDataRouter && keepPages(window.__reactRouterDataRouter), [])
}

onStep(() => noteStep(window.location))

export function noteStep(to: Place): void {
  steppedTo = placeOf(to)
}

/** Keeps the page that the router shows, and each that it comes to show. */
export function keepPages(router: Router): () => void {
  const keep = () => {
    const { location, loaderData, errors, matches, navigation } = router.state
    if (navigation.state !== 'idle') return
    steppedTo = undefined
    const id = matches.at(-1)?.route.id
    const place = placeOf(location)
    left.delete(place)
    if (errors || !id || loaderData[id] === undefined) return
    left.set(place, loaderData[id])
    if (left.size > mostPages) left.delete(left.keys().next().value!)
  }
  keep()
  return router.subscribe(keep)
}

/**
 * For a client loader: what its page was made of when it was left, where a step back or forward leads
 * there again. As with a document that a browser keeps, nothing is asked for; undefined at a press.
 */
export function asLeft({ url }: { url: string }): unknown {
  const place = placeOf(new URL(url))
  return place === steppedTo ? left.get(place) : undefined
}

const placeOf = ({ pathname, search }: Place) => pathname + search
