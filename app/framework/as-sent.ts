import { useState, type ReactNode } from 'react'
import { trusted } from '#app/lib/trusted.ts'

type Sent = {
  /** The element's own. */
  id: string
  /** Written behind `import.meta.env.SSR`, for the build to leave them out of the browser's code. */
  children: ReactNode
  /** What they need, named for the build to keep their sheets with the page. */
  styles: readonly (string | undefined)[]
}

/**
 * What an element of every page holds and the server alone renders: on a page that hydrates it
 * stays as it was sent, and neither its code nor its words travel again.
 */
export function useAsSent({ id, children }: Sent) {
  // The same object for good: another one, React would put in place of what stands there.
  const [sent] = useState(() => ({
    __html: import.meta.env.SSR ? '' : trusted(document.getElementById(id)?.innerHTML ?? ''),
  }))
  if (import.meta.env.SSR) return { id, children }
  return { id, suppressHydrationWarning: true, dangerouslySetInnerHTML: sent }
}
