import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** What elements are written with in JSX. */
type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'unit-switch': CustomElement
      'count-up': CustomElement
      'film-loop': CustomElement
      'slide-row': CustomElement
      'slide-show': CustomElement
      'youtube-film': CustomElement
      'compare-button': CustomElement & { slug: string }
      'kept-list': CustomElement
      'suggested-products': CustomElement & { from: string }
      'copy-notice': CustomElement
      'keep-offline': CustomElement & { address: string | undefined }
      'offline-list': CustomElement
      'connection-notice': CustomElement
      'cookie-notice': CustomElement
      'header-menus': CustomElement
      'hover-menus': CustomElement
      'step-ticks': CustomElement
      'parts-list': CustomElement & { items: string }
      'cost-share': CustomElement & { lines: string; words: string }
      'copy-link': CustomElement & { to: string }
      'print-page': CustomElement
    }
  }
}
