import type { HTMLAttributes } from 'react'

/** What elements are written with in JSX. */
type Element = HTMLAttributes<HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Lists every element of elements.ts, with its attributes. */
      'engine-element': Element
      'step-ticks': Element
    }
  }
}
