import type { ReactNode } from 'react'
import * as texts from '#texts/ui.ts'
import { buttonClass } from './button.tsx'

/** A link that looks like a button and leaves this page open; it says so to everybody. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={buttonClass()} href={href} target="_blank" rel="noopener">
      {children}
      <span aria-hidden="true">↗</span>
      <span className="visually-hidden">{` ${texts.opensInNewTab}`}</span>
    </a>
  )
}
