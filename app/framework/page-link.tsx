import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A plain link. */
export function PageLink({ to, children, ...props }: Props) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  )
}
