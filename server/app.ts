import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { Logger } from 'pino'
import * as texts from '#texts/answers.ts'
import { health, type DependencyStates } from './http/health.ts'
import type { ShowPosted } from './submissions/posted-form.ts'
import { drawings } from '#server/catalogue/drawings/drawings.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import { requestLog } from './http/request-log.ts'
import { withoutSecrets } from './http/request-log.ts'
import { closeWhileEnding } from './http/ending.ts'
import { requireOneHost } from './http/one-host.ts'
import { embeddable, securityHeaders } from './http/security-headers.ts'
import type { Metrics } from './http/metrics.ts'
import type { Pages } from '#server/pages/pages.ts'
import { notFoundPage } from '#server/pages/not-found-page.ts'

export type AppDependencies = {
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  metrics: Metrics
  /** Headers of every answer, by name. */
  headers: Readonly<Record<string, string>>
  /** Whether the process is about to end: requests are to be sent elsewhere. */
  isEnding: () => boolean
  /** What this site depends on. */
  states: DependencyStates
  live: Pick<LiveCatalogue, 'current'>
  pages: Pages
  /** Undefined while a development server serves them. */
  clientFiles: MiddlewareHandler | undefined
  /** The embedded document database, where it is used. */
  documentDatabase: Hono | undefined
  /** The embedded object storage, where it is used. */
  objectStorage: Hono | undefined
  pictures: Hono
  files: Hono
  /** Sends visitors of old addresses on. */
  oldAddresses: Hono
  /** Documents of a list in one file. */
  listArchives: Hono
  forms: {
    api: Hono
    /** Forms posted without JavaScript; `show` answers with their page. */
    page: (show: ShowPosted) => Hono
  }
  /** Lists that are posted because an address has no room for them. */
  postedLists: Hono
  /** What forms ask for while they are filled in: the states of a country. */
  regions: Hono
  /** The assistant. */
  chat: Hono
  /** What programs ask, and what they read. */
  programs: { mcp: Hono; feeds: Hono }
}

/** The whole request pipeline, in order. */
export function createApp(deps: AppDependencies) {
  const { log, metrics, live, pages } = deps
  const app = new Hono()
  app.use(requestLog(log, metrics))
  app.use(securityHeaders(deps.headers))
  app.use(requireOneHost)
  app.use(closeWhileEnding(deps.isEnding))
  app.use(notFoundPage(pages.answerMissing))
  for (const path of ['/images/*', '/drawings/*', '/files/*', '/v0/*']) app.use(path, embeddable)
  app.route(
    '/',
    health({
      states: deps.states,
      hidden: {
        catalogue: ['reason'],
        storage: ['reason', 'storage'],
        submissions: ['name'],
      },
      // Pages are served while submissions cannot be stored, and without the storage's documents.
      required: ['catalogue'],
      isEnding: deps.isEnding,
      metrics,
    }),
  )
  if (deps.clientFiles) app.use(deps.clientFiles)
  if (deps.documentDatabase) {
    app.use('/v1/*', compress())
    app.route('/v1', deps.documentDatabase)
  }
  if (deps.objectStorage) app.route('/v0', deps.objectStorage)
  app.route('/images', deps.pictures)
  app.route(
    '/drawings',
    drawings(() => live.current().catalogue),
  )
  // Films and PDFs pass as they are; of a model a quarter is left.
  app.use('/files/*', compress())
  app.route('/files', deps.files)
  app.route('/list', deps.listArchives)
  app.use('/api/states', compress())
  app.route('/api', deps.regions)
  app.route('/api', deps.forms.api)
  app.route('/api', deps.chat)
  app.route('/mcp', deps.programs.mcp)
  app.route('/feeds', deps.programs.feeds)
  app.route('/', deps.forms.page(pages.answerPosted))
  app.route('/', deps.postedLists)
  app.route('/', deps.oldAddresses)
  app.get('*', pages.answer)
  app.notFound((c) => c.text(texts.getOnly, 405, { allow: 'GET, HEAD' }))
  app.onError((error, c) => {
    log.error({ err: error, path: withoutSecrets(c.req.path) }, 'request failed')
    return c.text(texts.wentWrong, 500)
  })
  return app
}
