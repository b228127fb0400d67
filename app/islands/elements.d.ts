import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** What elements are written with in JSX. */
type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Lists every element of elements.ts, with its attributes. */
      'copy-notice': ElementProps
      'keep-offline': ElementProps
    }
  }
}
