import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { serverPartsContext, siteContext, structuredDataContext } from './context.ts'
import { withEdits, type Edit } from './framework/edits.server.ts'
import { renderWhole } from './render-whole.server.ts'
import { dataAtOnce, scriptsAfterPaint } from './framework/scripts-after-paint.server.ts'
import { StyleTexts } from './framework/style-texts.ts'
import { ServerParts } from './framework/server-part.tsx'
import { MenuFamilies, menuFamilies } from './features/shell/menu-families.ts'
import { printSheetVersion } from './features/shell/print-sheet.server.ts'
import { loadAheadHeader } from './lib/load-ahead.ts'
import { unitScript } from './lib/head-scripts.ts'
import { programPaths } from './lib/program-paths.ts'
import { structuredScript } from './lib/structured-data.ts'

/** Renders whole pages: they are cached and small, so nothing is gained by sending them in pieces. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  let failed = false
  const site = context.get(siteContext)
  const { url, styles, catalogue } = site
  const structured = structuredScript(url, context.get(structuredDataContext))
  const html = await renderWhole(
    <StyleTexts value={styles}>
      <ServerParts value={context.get(serverPartsContext)}>
        <MenuFamilies value={menuFamilies(catalogue.families)}>
          <ServerRouter context={routerContext} url={request.url} />
        </MenuFamilies>
      </ServerParts>
    </StyleTexts>,
    {
      timeoutMilliseconds: 6_000,
      onError(error: unknown) {
        failed = true
        console.error(error)
      },
    },
  )
  const print = programPaths.printSheet(printSheetVersion(site))
  const whole = withEdits(html, [
    ...dataAtOnce(html),
    ...scriptsAfterPaint(html),
    // No part of what React renders.
    ...before(html, '</head>', `<script>${unitScript}</script>${printLink(print)}`),
    ...before(html, '</body>', structured),
  ])
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const [name, value] of Object.entries(loadAheadHeader)) headers.set(name, value)
  return new Response(Buffer.from(whole, 'latin1'), { status: failed ? 500 : status, headers })
}

function before(html: string, end: string, text: string): Edit[] {
  const at = html.indexOf(end)
  return at < 0 ? [] : [{ at, of: 0, text: Buffer.from(text).toString('latin1') }]
}

const printLink = (href: string) => `<link rel="stylesheet" media="print" href="${href}"/>`
