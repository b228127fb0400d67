import type { ComponentProps } from 'react'
import { followed } from './followed.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to a page of this site where there are a hundred of them, in menus and lists: the
 * router's own take three times as long to render, at every navigation. `usePageLinks` follows it
 * by its attribute.
 */
export function PageLink({ to, children, ...props }: Props) {
  return (
    <a {...props} href={to} {...followed}>
      {children}
    </a>
  )
}
