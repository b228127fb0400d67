import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/**
 * A link to a page of this site where there are a hundred of them, in menus and lists: the
 * router's own listens to every navigation and costs one phone's frame per dozen. `usePageLinks`
 * follows it; the router still learns of its route ahead by the attribute.
 */
export function PageLink({ to, children, ...props }: Props) {
  return (
    <a {...props} href={to} data-discover="true">
      {children}
    </a>
  )
}
