import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** What elements are written with in JSX: their own attributes begin with `data-`. */
type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'count-up': ElementProps
      'film-loop': ElementProps
      'next-event': ElementProps
      'slide-row': ElementProps
      'slide-show': ElementProps
      'youtube-film': ElementProps
    }
  }
}
