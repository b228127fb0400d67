import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import type { PostedForm } from '#domain/submission/answer.ts'
import type { Site } from './context.ts'
import { Document } from './document.tsx'
import { RenderRootContext, type RenderRoot } from './islands/island.tsx'
import { loadAheadHeader, speculationRules } from './lib/load-ahead.ts'
import { programPaths } from './lib/program-paths.ts'
import { missingStatus } from './features/catalogue/missing-status.ts'
import { findListedAddress } from '#app/features/catalogue/numbered-address.ts'
import {
  redirectTo,
  NotFoundError,
  UnavailableError,
  type FileModule,
  type PageArgs,
  type PageModule,
} from './page-module.ts'
import { siteRoutes, type SiteRoute } from './site-routes.ts'

/** Styles of a page: what its HTML needs, and addresses of what islands show once they are used. */
export type PageStyles = { text: string; later: readonly string[] }

/** What a document takes from the build: the address of the islands' code, and the styles of a page. */
export type DocumentAssets = {
  script: string
  /** Of the frame and of a page, by its module's path in the project. */
  stylesOf: (page: string) => PageStyles | Promise<PageStyles>
  /** Scripts of a development server, as HTML of the head. */
  development?: string
}

type Env = { Bindings: { site: Site; posted: PostedForm | undefined } }

const pages = import.meta.glob<PageModule>('./routes/*.tsx')
const files = import.meta.glob<FileModule>('./routes/*.ts')

type PageOfSite = Omit<SiteRoute, 'path'>

const notFoundPage: PageOfSite = { file: 'routes/not-found.tsx' }
const failurePage: PageOfSite = { file: 'routes/failure.tsx' }

const renderRoot: RenderRoot = (node, identifierPrefix) =>
  renderToString(node, { identifierPrefix })

/** Renders pages as documents: plain HTML with islands. */
export function createDocuments(assets: DocumentAssets) {
  const app = new Hono<Env>({ getPath })
  app.get(programPaths.speculationRules(), (c) =>
    c.body(JSON.stringify(speculationRules), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    }),
  )
  for (const route of routesInOrder()) {
    app.get(patternOf(route), async (c) => {
      const params = paramsOf(route, c.req.param())
      const args = { ...c.env, params, url: new URL(c.req.url) }
      const file = await files[`./${route.file}`]?.()
      if (file) return file.respond(args)
      return renderPage(route, args)
    })
  }
  app.notFound((c) => {
    const { pathname } = new URL(c.req.url)
    return leadOn(c.env.site, pathname) ?? renderNotFound(c.req.raw, c.env.site, pathname)
  })
  app.onError((error, c) => {
    const { site } = c.env
    if (error instanceof NotFoundError) return renderNotFound(c.req.raw, site, error.message)
    if (error instanceof UnavailableError) return renderFailure(c.req.raw, site, 503)
    console.error(error)
    return renderFailure(c.req.raw, site, 500)
  })

  async function renderPage(route: PageOfSite, args: PageArgs, status?: number): Promise<Response> {
    const module = await pages[`./${route.file}`]!()
    const data = await module.load?.(args)
    if (data instanceof Response) return data
    const answer = module.answer?.(data)
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      ...loadAheadHeader,
      ...answer?.headers,
    })
    const html = await render(route, module, data, args)
    return new Response(html, { status: status ?? answer?.status ?? 200, headers })
  }

  async function render(route: PageOfSite, module: PageModule, data: unknown, args: PageArgs) {
    const { head, Page, hasConnectBand = true } = module
    const styles = await assets.stylesOf(`app/${route.file}`)
    const html = renderToString(
      <RenderRootContext value={renderRoot}>
        <Document
          site={args.site}
          url={args.url}
          head={head(data, args)}
          styles={styles}
          script={assets.script}
          development={assets.development}
          connectId={hasConnectBand ? (route.connectId ?? nameOf(route.file)) : undefined}
        >
          <Page data={data} url={args.url} />
        </Document>
      </RenderRootContext>,
    )
    return `<!DOCTYPE html>${html}`
  }

  /** The 404 page with what is most like `asked`; 503 while no catalogue has been read. */
  function renderNotFound(request: Request, site: Site, asked: string): Promise<Response> {
    if (missingStatus(site) === 503) return renderFailure(request, site, 503)
    return renderPage(notFoundPage, { site, params: { asked }, url: new URL(request.url) }, 404)
  }

  function renderFailure(request: Request, site: Site, status: 500 | 503): Promise<Response> {
    return renderPage(failurePage, { site, params: {}, url: new URL(request.url) }, status)
  }

  return {
    render: async (request: Request, site: Site, posted?: PostedForm): Promise<Response> =>
      app.fetch(request, { site, posted }),
  }
}

/** A pattern takes what no other route has; one with an ending comes before one without. */
function routesInOrder(): SiteRoute[] {
  const rank = ({ path }: SiteRoute) => (path.includes(':') ? (/:\w+\./.test(path) ? 1 : 2) : 0)
  return siteRoutes.toSorted((a, b) => rank(a) - rank(b))
}

/** As Hono writes a parameter with an ending. */
const patternOf = ({ path }: SiteRoute) => `/${path.replace(/:(\w+)\.(\w+)$/, ':$1{[^/]+\\.$2}')}`

/** The parameters of a path without the ending, which Hono gives with them. */
function paramsOf({ path }: SiteRoute, params: Record<string, string>) {
  const [ending] = /(?<=:\w+)\.\w+$/.exec(path) ?? []
  if (!ending) return params
  const entries = Object.entries(params)
  return Object.fromEntries(entries.map(([name, text]) => [name, text.slice(0, -ending.length)]))
}

const pathsByLowerCase = new Map(
  siteRoutes.map(({ path }) => [`/${path.toLowerCase()}`, `/${path}`]),
)

/** The path of a request without a slash at its end; a fixed path or folder in any case. */
function getPath(request: Request): string {
  const path = new URL(request.url).pathname.replace(/(?<=.)\/+$/, '')
  const fixed = pathsByLowerCase.get(path.toLowerCase())
  return fixed ?? path.replace(/^\/[^/]+(?=\/)/, (folder) => folder.toLowerCase())
}

/** A part number may have a slash; none is a path that does not decode. */
function leadOn(site: Site, path: string): Response | undefined {
  try {
    const to = findListedAddress(site, decodeURIComponent(path.slice(1)))
    return to ? redirectTo(to, 301) : undefined
  } catch {
    return undefined
  }
}

/** As connect.ts names a page. */
const nameOf = (file: string) => file.replace(/^routes\/|\.tsx$/g, '')
