import { Hono } from 'hono'
import { gatedDocuments } from '#content/gated-documents.ts'
import { listWords } from '#content/list-words.ts'
import { site } from '#content/site.ts'
import type { DocumentAssets } from '#app/documents.tsx'
import { hasAssistant } from '#app/features/chat/has-assistant.ts'
import { paths } from '#app/lib/paths.ts'
import { allowedOrigins } from '#domain/catalogue/media-origins.ts'
import { createApp } from '#server/app.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import { createLog } from '#server/create-log.ts'
import type { Env } from '#server/env.ts'
import type { RunningBuild } from '#server/files/running-build.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { securityHeaderValues } from '#server/http/security-headers.ts'
import { connectRedis, limitsState } from '#server/http/redis.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { listArchives } from '#server/knowledge/list-archives.ts'
import { createLimiter } from '#server/http/limiter.ts'
import { createClientAddress } from '#server/http/client-address.ts'
import { longQueries, postedListRate } from '#server/pages/long-queries.ts'
import { states as regionsApi } from '#server/submissions/states-api.ts'
import { composeAssistant } from './assistant.ts'
import { composeCatalogue } from './catalogue.ts'
import { composePages } from './pages.ts'
import { composeProductSearch } from './product-search.ts'
import { composePrograms } from './programs.ts'
import { composeRedirects } from './redirects.ts'
import { stateGauges } from './state-gauges.ts'
import { createToolSite } from './create-tool-site.ts'
import { composeStorage } from './storage.ts'
import { composeSubmissions } from './submissions.ts'

type Options = {
  env: Env
  mode: 'production' | 'development'
  /** The build that runs; a development server has none. */
  built: RunningBuild | undefined
  assets: DocumentAssets
  /** Whether the process is about to end. */
  isEnding: () => boolean
}

/** Makes every capability of the environment's adapters and the server of these. */
export async function compose({ env, mode, built, assets, isEnding }: Options) {
  const log = createLog({ level: env.LOG_LEVEL, isPrivate: mode === 'development' })
  const metrics = createMetrics()
  const redis = env.REDIS_URL ? await connectRedis(env.REDIS_URL, log) : undefined
  const [{ live, database }, { knowledge, storage, pictures }] = await Promise.all([
    composeCatalogue({ env, log, redis }),
    composeStorage({ env, log }),
  ])
  const submissions = composeSubmissions({ env, log, metrics, redis, live })
  const redirects = await composeRedirects({ env, log, live })
  const connect = [...database.origins, ...storage.origins]
  // Hot reload needs inline scripts and its own connections: development goes without a policy.
  const headers = securityHeaderValues({
    url: env.SITE_URL,
    connect: mode === 'production' ? connect : undefined,
  })
  const productSearch = composeProductSearch({ env, log, metrics, live })
  const clientAddress = createClientAddress(env.TRUST_PROXY)
  const pages = composePages({
    url: env.SITE_URL,
    mode,
    clientAddress,
    assets,
    live,
    knowledge,
    engineListing: productSearch?.find,
    redirectsVersion: redirects.version,
    database: database.address,
    places: submissions.places,
    quotes: submissions.quotes,
    hosts: () => {
      const { media, frames } = allowedOrigins(site.mediaHosts, () => live.current().mediaOrigins)
      return { connect, media: [...new Set([...storage.origins, ...media])], frames }
    },
    log,
  })
  const toolSite = createToolSite({ url: env.SITE_URL, live, knowledge })
  const assistant = hasAssistant
    ? composeAssistant({ env, log, redis, live, site: toolSite, knowledge })
    : undefined
  if (mode === 'production') prepareSearch(live)
  const states = {
    catalogue: live.state,
    storage: knowledge.state,
    submissions: submissions.state,
    ...(redis && { limits: () => limitsState(redis) }),
    ...(productSearch && { search: productSearch.state }),
    ...(assistant?.modelState && { model: assistant.modelState }),
    ...(built && { build: built.state }),
  }
  stateGauges(metrics, states)
  const clientFiles = built && staticFiles(built.client, built.otherClients)
  const app = createApp({
    headers,
    isEnding,
    pages,
    log,
    metrics,
    states,
    live,
    clientFiles,
    documentDatabase: database.api,
    objectStorage: storage.api,
    pictures,
    files: storage.files,
    oldAddresses: redirects.api,
    listArchives: listArchives({
      store: storage.store,
      numbers: () => live.current().numbers,
      content: { letterFiles: listWords.letterFiles ?? {}, gated: gatedDocuments },
      log,
    }),
    forms: submissions.forms,
    postedLists: longQueries(paths.list(), {
      siteUrl: env.SITE_URL,
      clientAddress,
      limiter: createLimiter('lists', postedListRate, redis),
      answer: pages.answerLong,
    }),
    regions: regionsApi(submissions.places.statesOf),
    chat: assistant?.api ?? new Hono(),
    programs: composePrograms({ env, log, redis, live, site: toolSite }),
  })
  const refresh = () => Promise.all([live.refresh(), knowledge.refresh(), redirects.refresh()])
  const isWell = () => live.state().status === 'ok' && knowledge.state().status === 'ok'
  return { company: site.name, app, refresh, isWell, submissions, log }
}

/** Making it takes the processor that the first pages need. */
const searchDelayMilliseconds = 2000

/** Makes search after boot and after each change, so that nobody waits for it. */
function prepareSearch(live: LiveCatalogue): void {
  // The next search makes it again, and reports the failure.
  const prepare = () =>
    void live
      .current()
      .search()
      .catch(() => undefined)
  live.onChange(prepare)
  setTimeout(prepare, searchDelayMilliseconds).unref()
}
