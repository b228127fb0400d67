import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const served = 'script[type="application/ld+json"], meta[property^="og:"]'

/**
 * Removes the structured data and Open Graph tags of the page that the server sent as soon as
 * another is open: they would describe the wrong one, and only the server renders them.
 */
export function useForgottenData(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname === first.current) return
    for (const element of document.querySelectorAll(served)) element.remove()
  }, [pathname])
}
