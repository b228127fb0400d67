import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import {
  othersFirstContext,
  serverPartsContext,
  siteContext,
  structuredDataContext,
} from './context.ts'
import { dataAtOnce, scriptsAfterPaint } from './framework/scripts-after-paint.server.ts'
import { scriptStartOf } from './only-read.server.ts'
import { StyleTexts } from './framework/style-texts.ts'
import { ServerParts } from './framework/server-part.tsx'
import { MenuFamilies } from './features/shell/menu-families.ts'
import { printSheetVersion } from './features/shell/print-sheet.server.ts'
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
  await context.get(othersFirstContext)()
  let failed = false
  const site = context.get(siteContext)
  const { url, styles, catalogue } = site
  const families = catalogue.families.map(({ name, products }) => ({
    name,
    count: products.length,
  }))
  const structured = structuredScript(url, context.get(structuredDataContext))
  const stream = await renderToReadableStream(
    <StyleTexts value={styles}>
      <ServerParts value={context.get(serverPartsContext)}>
        <MenuFamilies value={families}>
          <ServerRouter context={routerContext} url={request.url} />
        </MenuFamilies>
      </ServerParts>
    </StyleTexts>,
    {
      signal: AbortSignal.timeout(6_000),
      // React moves large Suspense boundaries behind the page for a script to put in place;
      // without JavaScript they would stay hidden.
      progressiveChunkSize: Infinity,
      onError(error: unknown) {
        failed = true
        console.error(error)
      },
    },
  )
  await stream.allReady
  const text = await new Response(stream).text()
  const print = programPaths.printSheet(printSheetVersion(site))
  const html = scriptsAfterPaint(dataAtOnce(text), startOf(routerContext))
    // No part of what React renders; where scripts run, it comes by use-print-sheet.ts.
    .replace('</head>', (end) => `<noscript>${printLink(print)}</noscript>${end}`)
    .replace('</body>', (end) => structured + end)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status: failed ? 500 : status, headers })
}

const startOf = ({ staticHandlerContext: { matches, errors } }: EntryContext) =>
  errors ? 'paint' : scriptStartOf(matches.at(-1)?.route.id)

const printLink = (href: string) => `<link rel="stylesheet" media="print" href="${href}"/>`
