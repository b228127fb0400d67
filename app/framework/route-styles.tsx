import { useContext } from 'react'
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'
import { StyleTexts } from './style-texts.ts'

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
    const text = texts?.get(fileOf(href))
    return text === undefined ? (
      <link key={href} rel="stylesheet" href={href} precedence="route" />
    ) : (
      <style key={href} href={href} precedence="route">
        {text}
      </style>
    )
  })
}

/** A sheet that code loaded later names too has a `#` at the end of its address in the manifest. */
const fileOf = (href: string) => href.replace(/#$/, '')

/**
 * Takes the sheets that came inside the page off the browser's lists, so that none is fetched
 * again: React Router's is its manifest; Vite's, for code loaded later, is the links of the page.
 */
export function forgetInlinedStyles(): void {
  const tags = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
  const inlined = new Set(tags.flatMap((tag) => tag.dataset.href?.split(' ') ?? []))
  for (const href of inlined) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.disabled = true
    link.href = fileOf(href)
    document.head.append(link)
  }
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {})) {
    if (route?.css)
      route.css = route.css.filter((href) => !inlined.has(href) && !inlined.has(fileOf(href)))
  }
}
