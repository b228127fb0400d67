/** The files of its build that a page's document names: scripts, styles, fonts, and what it is printed with. */
export function filesOfPage(html: string): string[] {
  return [...new Set(html.match(/\/(?:assets|print)\/[\w.~@/-]+/g))]
}

/**
 * The files of its build that a script names, each with a mark of its contents: what it brings later
 * among them, and the worker that reads PDFs. Libraries name files of their own, which nobody has.
 */
export function filesOfScript(script: string): string[] {
  const named = script.matchAll(
    /["'`](?:\.|\/?assets)\/([\w.~-]+-[\w-]{8}\.(?:m?js|css|woff2))["'`]/g,
  )
  return [...new Set([...named].map(([, name]) => `/assets/${name}`))]
}

/** A document's title, as it stands in it. */
export function titleOf(html: string): string {
  return /<title>([^<]*)/.exec(html)?.[1] ?? ''
}
