import { printSheet, printSheetVersion } from '#app/features/shell/print-sheet.server.ts'
import type { PageArgs } from '../page-module.ts'

/** What pages are printed with: a style sheet that names sender, state and date. */
export function respond({ site, params }: PageArgs) {
  const isCurrent = params.sheet === printSheetVersion(site)
  return new Response(printSheet(site), {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      // The page of another state asks for its own.
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
