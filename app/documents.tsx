import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import type { PostedForm } from '#domain/submission/answer.ts'
import type { Site } from './context.ts'
import { Document } from './document.tsx'
import { RenderRootContext, type RenderRoot } from './islands/island.tsx'
import { NotFoundError } from './not-found-error.ts'
import type { PageArgs, PageModule } from './page-module.ts'
import { routesWhere, type SiteRoute } from './site-routes.ts'

/** What a document takes from the build: the address of the islands' code, and styles of a module. */
export type DocumentAssets = {
  script: string
  /** Text of the style sheets that modules and their imports need, by their paths in the project. */
  stylesOf: (...modules: string[]) => string | Promise<string>
  /** Scripts of a development server, as HTML of the head. */
  development?: string
}

type Env = { Bindings: { site: Site; posted: PostedForm | undefined } }

const modules = import.meta.glob<PageModule>(
  './routes/{article,contact,legal,page,quote,sent-quote}.tsx',
)

const renderRoot: RenderRoot = (node, identifierPrefix) =>
  renderToString(node, { identifierPrefix })

/**
 * Renders pages as documents: plain HTML with islands. Answers undefined for an address that is
 * none of theirs, or at which there is nothing.
 */
export function createDocuments(assets: DocumentAssets) {
  const app = new Hono<Env>({ strict: false })
  for (const route of documentRoutes()) {
    app.get(`/${route.path ?? ''}`, async (c) => {
      const module = await modules[`./${route.file}`]!()
      const args = { ...c.env, params: c.req.param(), url: new URL(c.req.url) }
      const data = await module.load?.(args)
      if (data instanceof Response) return data
      return c.html(await render(route, module, data, args), module.answer?.(data))
    })
  }
  app.notFound(nothing)
  app.onError((error) => {
    if (error instanceof NotFoundError) return nothing()
    throw error
  })

  async function render(route: SiteRoute, module: PageModule, data: unknown, args: PageArgs) {
    const { head, Page, hasConnectBand = true } = module
    const styles = await assets.stylesOf('app/documents.tsx', `app/${route.file}`)
    const html = renderToString(
      <RenderRootContext value={renderRoot}>
        <Document
          site={args.site}
          url={args.url}
          head={head(data, args)}
          styles={styles}
          script={assets.script}
          development={assets.development}
          connectId={hasConnectBand ? (route.id ?? nameOf(route.file)) : undefined}
        >
          <Page data={data} url={args.url} />
        </Document>
      </RenderRootContext>,
    )
    return `<!DOCTYPE html>${html}`
  }

  return async (request: Request, site: Site, posted?: PostedForm) => {
    const response = await app.fetch(request, { site, posted })
    // A page may be a 404 of its own.
    return response.status === 404 && !response.body ? undefined : response
  }
}

const nothing = () => new Response(null, { status: 404 })

/** Without their layouts. */
const documentRoutes = (routes = routesWhere(true)): SiteRoute[] =>
  routes.flatMap((route) => (route.children ? documentRoutes(route.children) : route))

/** As connect.ts names a page. */
const nameOf = (file: string) => file.replace(/^routes\/|\.tsx$/g, '')
