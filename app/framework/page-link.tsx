import { useContext, type ComponentProps } from 'react'
import { RenderRootContext } from '#app/islands/island.tsx'
import { followed } from './followed.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to a page of this site: plain HTML, without a router around it. `usePageLinks` follows it by
 * its attribute where the router runs; elsewhere the browser does.
 */
export function PageLink({ to, children, ...props }: Props) {
  // A document has no router to follow it.
  const isOfDocument = useContext(RenderRootContext) !== undefined
  return (
    <a {...props} href={to} {...(isOfDocument ? undefined : followed)}>
      {children}
    </a>
  )
}
