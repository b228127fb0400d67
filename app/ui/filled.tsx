import { Fragment, type ReactNode } from 'react'

/** A text with elements in the places that name them in braces; see `fillIn` for facts in words. */
export function filled(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, i) => <Fragment key={i}>{i % 2 ? elements[part] : part}</Fragment>)
}
