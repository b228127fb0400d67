import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** What elements are written with in JSX. */
type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Lists every element of elements.ts, with its attributes. */
      'connection-notice': ElementProps
      'cookie-notice': ElementProps
      'header-menus': ElementProps
      'hover-menus': ElementProps
      'unit-switch': ElementProps
    }
  }
}
