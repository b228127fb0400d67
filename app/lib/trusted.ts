/** What React and its router write of their own: nothing, and a script that never runs. */
const known = new Set(['', ' ', '<script></script>'])

/**
 * HTML that our server made, or the address of a script of ours. Pages demand Trusted Types: what
 * was not handed through here is refused wherever it would become markup or a script.
 */
export function trusted(text: string): string {
  // A server writes as many as it has pages, and asks nobody.
  if (!import.meta.env.SSR) known.add(text)
  return text
}

/** Takes the name of the one policy that there may be (server/pages/content-security-policy.ts). */
export function createTrustedPolicy(): void {
  const pass = (text: string) => (known.has(text) ? text : null)
  window.trustedTypes?.createPolicy('default', { createHTML: pass, createScriptURL: pass })
}
