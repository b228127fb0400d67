interface Document {
  /** Not in all browsers: whether the page waits to be shown. */
  prerendering?: boolean
  /** The button that was clicked before scripts ran (app/lib/head-scripts.ts). */
  early?: HTMLElement | null
}

interface Window {
  /** Not in all browsers, and not in the library of types. */
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
    ) => unknown
  }
}
