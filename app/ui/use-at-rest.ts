import { useEffect, useState } from 'react'

/** True from the first idle moment after the page and its pictures have loaded. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    let stopped = false
    const rest = () => {
      if (!stopped) setAtRest(true)
    }
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 1000 })
      else setTimeout(rest, 200)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      stopped = true
      window.removeEventListener('load', wait)
    }
  }, [])
  return atRest
}
