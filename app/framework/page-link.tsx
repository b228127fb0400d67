import type { ComponentProps } from 'react'
import { followed } from './followed.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to a page of this site: plain HTML, without a router around it. `usePageLinks` follows it by
 * its attribute where the router runs; elsewhere the browser does.
 */
export function PageLink({ to, children, ...props }: Props) {
  return (
    <a {...props} href={to} {...followed}>
      {children}
    </a>
  )
}
