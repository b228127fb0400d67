import type { ComponentProps } from 'react'
import { followed } from '#app/framework/followed.ts'
import { paths } from '#app/lib/paths.ts'

/**
 * A link to a product's file. To one that is a page it is followed as other links are: in a document
 * that is loaded anew, units that were chosen for this visit alone would be forgotten.
 */
export function FileAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} {...(props.href?.startsWith(paths.document('')) && followed)}>
      {children}
    </a>
  )
}
