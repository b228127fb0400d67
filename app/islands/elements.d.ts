import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** What elements are written with in JSX. */
type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'compare-button': CustomElement & { slug: string }
      'kept-list': CustomElement & { to: string }
      'suggested-products': CustomElement & { from: string }
      'unit-switch': CustomElement
    }
  }
}
