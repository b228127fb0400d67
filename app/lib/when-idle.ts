/** Calls back once the page has loaded and its browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 4000 })
    // Safari has no such callback.
    else setTimeout(callback, 1000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
