import { siteContext } from '#app/context.ts'
import { printSheet, printSheetVersion } from '#app/features/shell/print-sheet.server.ts'
import type { Route } from './+types/print-sheet.ts'

/** What pages are printed with: a style sheet that names sender, state and date. */
export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
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
