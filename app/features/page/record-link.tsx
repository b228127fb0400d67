import type { ReactNode } from 'react'
import { documentLink } from '#app/lib/document-link.ts'
import { mailTo, officeNumber, telephone } from '#app/lib/reach.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { LinkTarget } from '#domain/records/link.ts'

type Props = {
  target: LinkTarget
  look?: 'primary' | 'outline'
  className?: string | undefined
  children: ReactNode
}

/** A link as a record gives it: a page, a file, an email, a call or another site. */
export function RecordLink({ target, look, className, children }: Props) {
  const looks = look ? buttonClass(look) : className
  return (
    <a {...addressOf(target)} className={looks}>
      {children}
    </a>
  )
}

function addressOf(target: LinkTarget) {
  if ('to' in target) return { href: target.to }
  if ('url' in target) return { href: target.url, rel: 'noopener' }
  if ('mail' in target) return { href: mailTo(target.mail) }
  if ('call' in target) return { href: telephone(officeNumber(target.call)) }
  return documentLink(target.file, { download: true })
}
