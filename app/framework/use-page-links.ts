import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { followedSelector } from './followed.ts'
import { useLeadsToDocument } from './leads-to-document.ts'
import { plainPress } from './plain-press.ts'

/** Follows every `PageLink`, and the links of long texts, as the router follows its own links. */
export function usePageLinks(): void {
  const navigate = useNavigate()
  const leadsToDocument = useLeadsToDocument()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = plainPress(event)
      // Long lists say so once, around all of their links.
      if (!link?.closest(followedSelector) || leadsToDocument(link.pathname)) return
      event.preventDefault()
      const to = link.pathname + link.search + link.hash
      void navigate(to, { replace: link.href === window.location.href })
    }
    // After React's own, which is on the same node: who wants to handle a click has prevented it.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, leadsToDocument])
}
