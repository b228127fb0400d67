import { createContext, useContext } from 'react'
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

/** Text of the built style sheets by address; only the server has it. */
export const StyleTexts = createContext<ReadonlyMap<string, string> | undefined>(undefined)

/**
 * The style sheets of the matched routes. The first response carries their text, so that
 * nothing has to be fetched before the first paint; later routes load theirs as files, and
 * React holds a navigation back until they are there.
 */
export function RouteStyles() {
  const texts = useContext(StyleTexts)
  const framework = useContext(FrameworkContext)
  const matches = useMatches()
  if (import.meta.env.DEV) return <Links />
  const routes = framework?.manifest.routes ?? {}
  const sheets = new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []))
  return [...sheets].map((href) => {
    const text = texts?.get(href)
    return text === undefined ? (
      <link key={href} rel="stylesheet" href={href} precedence="route" />
    ) : (
      <style key={href} href={href} precedence="route">
        {text}
      </style>
    )
  })
}

/** Takes the sheets that came inside the page off the browser's list, so that none is fetched again. */
export function forgetInlinedStyles(): void {
  const tags = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
  const inlined = new Set(tags.flatMap((tag) => tag.dataset.href?.split(' ') ?? []))
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {})) {
    if (route?.css) route.css = route.css.filter((href) => !inlined.has(href))
  }
}
