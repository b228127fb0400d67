import { useLayoutEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** A part of a page that follows its list: what can be chosen above it, and the products. */
export type ListPartName = 'choices' | 'results'

/** The part as the server renders it. */
export function ListPart({ name, children }: { name: ListPartName; children: ReactNode }) {
  return (
    <div data-list-part={name}>
      <div>{children}</div>
    </div>
  )
}

/** Takes the place of what the server rendered. */
export function ReplacedListPart({ name, children }: { name: ListPartName; children: ReactNode }) {
  const place = document.querySelector(`[data-list-part=${name}]`)
  useLayoutEffect(() => {
    const sent = place?.firstElementChild
    // Again, it finds what it put there itself.
    if (sent && !('replacesSent' in (sent as HTMLElement).dataset)) sent.remove()
  }, [place])
  return place && createPortal(<div data-replaces-sent="">{children}</div>, place)
}

/** The content of each part in the HTML of a page. */
export function partsOf(page: Document): [ListPartName, string][] {
  return [...page.querySelectorAll<HTMLElement>('[data-list-part]')].map((part) => [
    part.dataset.listPart as ListPartName,
    part.firstElementChild?.innerHTML ?? '',
  ])
}
