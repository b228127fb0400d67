import { useContext, useEffect, useState } from 'react'
import type { UIMatch } from 'react-router'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { StyleTexts } from './style-texts.ts'

/** A route's `handle`: names of the style sheets of what lies below its first screen. */
export type BelowHandle = { below?: readonly string[] }

/** True for a sheet that a matched route keeps for what lies below its first screen. */
export function isBelow(matches: readonly UIMatch[], file: string): boolean {
  return matches.some(({ handle }) =>
    ((handle ?? {}) as BelowHandle).below?.some((name) => isOf(name, file)),
  )
}

const isOf = (name: string, file: string) => file.startsWith(`/assets/${name}-`)

/**
 * Names the style sheets of what follows it, in the server's document: the browser shows what
 * stands in front before they come, and the first round trip does not carry them. A page that the
 * browser makes has them from `RouteStyles`.
 */
export function StylesBelow({ of }: { of: readonly string[] }) {
  const texts = useContext(StyleTexts)
  const isServers = !useHydrated()
  const [sheets] = useState(() => {
    if (!isServers) return []
    const files = import.meta.env.SSR ? [...(texts ?? new Map()).keys()] : sheetsBelow()
    return files.filter((file) => of.some((name) => isOf(name, file)))
  })
  // Later pages need them too, when these links are gone.
  useEffect(() => {
    for (const link of linksBelow()) {
      if (!document.head.querySelector(`link[href="${link.getAttribute('href')}"]`))
        document.head.append(link.cloneNode())
    }
  }, [])
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} />)
}

const linksBelow = () => document.body.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')

/** The files that the server's document names behind its first screen. */
export function sheetsBelow(): string[] {
  return [...linksBelow()].map((link) => link.getAttribute('href')!)
}
