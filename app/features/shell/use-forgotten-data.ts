import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What the server said in structured data is not true of the page that the visitor goes on to. */
export function useForgottenData(): void {
  const { pathname } = useLocation()
  const served = useRef(pathname)
  useEffect(() => {
    if (pathname === served.current) return
    document.querySelector('[type="application/ld+json"]')?.remove()
  }, [pathname])
}
