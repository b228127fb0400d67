import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** What elements are written with in JSX: their own attributes begin with `data-`. */
type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
/** What elements are written with in JSX. */
type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Lists every element of elements.ts, with its attributes. */
      'engine-element': Element
      'unit-switch': HTMLAttributes<HTMLElement>
      'count-up': ElementProps
      'film-loop': ElementProps
      'next-event': ElementProps
      'slide-row': ElementProps
      'slide-show': ElementProps
      'youtube-film': ElementProps
      'compare-button': CustomElement & { slug: string }
      'kept-list': CustomElement & { to: string }
      'suggested-products': CustomElement & { from: string }
      'unit-switch': CustomElement
    }
  }
}
