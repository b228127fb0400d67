/**
 * Brings code that is loaded on demand; the next call tries again after a failure. Vite never asks
 * again for a style sheet that failed, and the code would come undressed.
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (import.meta.env.SSR) return load()
  for (const link of document.querySelectorAll('link[data-failed]')) {
    const again = link.cloneNode() as HTMLLinkElement
    delete again.dataset.failed
    link.replaceWith(again)
  }
  addEventListener('error', mark, true)
  return load().finally(() => removeEventListener('error', mark, true))
}

function mark({ target }: Event): void {
  if (target instanceof HTMLLinkElement) target.dataset.failed = ''
}
