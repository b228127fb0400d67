import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** What elements are written with in JSX. */
type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'unit-switch': CustomElement
      'count-up': CustomElement
      'film-loop': CustomElement
      'next-event': CustomElement
      'slide-row': CustomElement
      'slide-show': CustomElement
      'youtube-film': CustomElement
      'compare-button': CustomElement & { slug: string }
      'kept-list': CustomElement & { to: string }
      'suggested-products': CustomElement & { from: string }
      'copy-notice': CustomElement
      'keep-offline': CustomElement
      /** Lists every element of elements.ts, with its attributes. */
      'connection-notice': ElementProps
      'cookie-notice': ElementProps
      'header-menus': ElementProps
      'hover-menus': ElementProps
      'unit-switch': ElementProps
      'engine-element': Element
      'step-ticks': Element
    }
  }
}
