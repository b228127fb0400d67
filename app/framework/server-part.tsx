import { createContext, useContext, useState } from 'react'
import { lookup } from '#domain/lookup.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** HTML of parts by their name; only the server has it, for the document that it renders. */
export const ServerParts = createContext<Readonly<Record<string, string>>>({})

type Props = {
  /** Its id in the page too: unlike any other. */
  name: string
  /** Where the browser made the page and asked for the part; undefined while it has not come. */
  html: string | undefined
  className?: string
}

/**
 * A part of a page that needs no code in the browser: it travels once, as HTML, and not as data
 * again. In the server's document it stays as it stands; React leaves alone what is set as HTML.
 */
export function ServerPart({ name, html, className }: Props) {
  const parts = useContext(ServerParts)
  const hydrated = useHydrated()
  const [came] = useState(() => {
    if (import.meta.env.SSR) return lookup(parts, name)
    return hydrated ? undefined : document.getElementById(name)?.innerHTML
  })
  return (
    <div
      id={name}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? came ?? '' }}
    />
  )
}
