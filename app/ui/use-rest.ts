import { useEffect, useState } from 'react'

/** How long after `load` a page may count as come to rest, in milliseconds. */
const pause = 600

/** True once the page has loaded and come to rest: what nobody waits for may be fetched now. */
export function useRest(): boolean {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    let idle: number | undefined
    const rest = () => setRested(true)
    const wait = () => {
      timer = window.setTimeout(() => {
        // Safari has no such callback.
        if ('requestIdleCallback' in window) idle = requestIdleCallback(rest, { timeout: 2000 })
        else rest()
      }, pause)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      window.clearTimeout(timer)
      if (idle !== undefined) cancelIdleCallback(idle)
    }
  }, [])
  return rested
}
