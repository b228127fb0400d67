import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const served = 'script[type="application/ld+json"], meta[property^="og:"]'

/** What the server said to programs is not true of the page that the visitor goes on to. */
export function useForgottenData(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname === first.current) return
    for (const element of document.querySelectorAll(served)) element.remove()
  }, [pathname])
}
