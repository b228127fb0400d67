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
    if (text !== undefined || sentInline(href)) {
      return (
        <style key={href} href={href} precedence="route" suppressHydrationWarning>
          {text ?? ''}
        </style>
      )
    }
    return <link key={href} rel="stylesheet" href={href} precedence="route" />
  })
}

function sentInline(href: string): boolean {
  if (typeof document === 'undefined') return false
  return document.querySelector(`style[data-href~="${CSS.escape(href)}"]`) !== null
}
