import { createContext, use, useState } from 'react'
import { trusted } from '#app/lib/trusted.ts'

/** HTML of parts by their name; only the server has it, for the document that it renders. */
export const ServerParts = /* @__PURE__ */ createContext<ReadonlyMap<string, string>>(new Map())

/** In a browser: what came with the document, for who steps back to that page. */
const sent = /* @__PURE__ */ new Map<string, string>()

function sentPart(name: string): string | undefined {
  const html = document.getElementById(name)?.innerHTML
  if (html) sent.set(name, html)
  return html ?? sent.get(name)
}

type Props = {
  /** Its id in the page too: of this part of this page and of no other. */
  name: string
  /** Where the browser made the page and asked for the part; undefined while it has not come. */
  html: string | undefined
  className?: string
  /** The height that it is kept in a page until it has come, as a CSS length. */
  room?: string
  /** A part of a table is no `div`. */
  as?: 'div' | 'tbody'
}

/**
 * A part of a page that needs no code in the browser: it travels once, as HTML, and not as data
 * again. In the server's document it stays as it stands; React leaves alone what is set as HTML.
 */
export function ServerPart({ name, html, className, room, as: Element = 'div' }: Props) {
  const parts = import.meta.env.SSR ? use(ServerParts) : undefined
  const [came] = useState(() => (import.meta.env.SSR ? parts?.get(name) : sentPart(name)))
  return (
    <Element
      id={name}
      className={className}
      style={room && html === undefined && !came ? { minHeight: room } : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trusted(html ?? came ?? '') }}
    />
  )
}
