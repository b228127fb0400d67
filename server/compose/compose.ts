import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { gatedDocuments } from '#content/gated-documents.ts'
import { listWords } from '#content/list-words.ts'
import { paths } from '#app/lib/paths.ts'
import { createApp } from '#server/app.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { Env } from '#server/env.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { connectRedis } from '#server/http/redis.ts'
import { createRequestRecord } from '#server/http/request-log.ts'
import { listArchives } from '#server/knowledge/list-archives.ts'
import { createAnswerKept } from '#server/pages/answer-kept.ts'
import { states } from '#server/submissions/states-api.ts'
import { composeAssistant } from './assistant.ts'
import { composeCatalogue } from './catalogue.ts'
import { composePages } from './pages.ts'
import { composeStorage } from './storage.ts'
import { composeSubmissions } from './submissions.ts'

type Options = {
  env: Env
  mode: 'production' | 'development'
  /** Folder of the built client; a development server serves its own. */
  clientFolder: string | undefined
  build: () => Promise<ServerBuild>
}

/** Between two pages that are made ahead: time in which visitors come first. */
const warmUpPauseMilliseconds = 100
/** Before the finder is made: time in which the site gets ready. */
const finderPauseMilliseconds = 2000

/** The whole server, put together: this folder alone chooses adapters. */
export async function compose({ env, mode, clientFolder, build }: Options) {
  const log = pino({ level: env.LOG_LEVEL })
  const metrics = createMetrics()
  const redis = env.REDIS_URL ? connectRedis(env.REDIS_URL, log) : undefined
  const [{ live, database }, { knowledge, storage, pictures }] = await Promise.all([
    composeCatalogue({ env, log }),
    composeStorage({ env, log }),
  ])
  if (mode === 'production') prepareFinder(live)
  const submissions = composeSubmissions({ env, log, metrics, redis, live })
  const pages = await composePages({
    url: env.SITE_URL,
    mode,
    clientFolder,
    build,
    live,
    knowledge,
    database: database.address,
    places: submissions.places,
    quotes: submissions.quotes,
    hosts: {
      connect: [...database.origins, ...storage.origins],
      // Products may name pictures and films anywhere.
      media: ['https:', ...storage.origins],
      frame: storage.origins,
    },
    log,
  })
  const app = createApp({
    pages,
    log,
    metrics,
    live,
    knowledge,
    clientFolder,
    documentDatabase: database.api,
    objectStorage: storage.api,
    pictures,
    files: storage.files,
    listArchives: listArchives({
      store: storage.store,
      numbers: () => live.current().numbers,
      content: { letterFiles: listWords.files.letterFiles, gated: gatedDocuments },
      log,
    }),
    submissions: { ...submissions.forms, state: submissions.state },
    states: states(submissions.places.statesOf),
    chat: composeAssistant({ env, log, redis, live }),
    warm:
      mode === 'production'
        ? {
            urls: () => mostVisited(live).map((path) => new URL(path, env.SITE_URL).href),
            pause: () => sleep(warmUpPauseMilliseconds),
          }
        : undefined,
  })
  const refresh = () => Promise.all([live.refresh(), knowledge.refresh()])
  const answerKept = createAnswerKept({ pages, record: createRequestRecord(log, metrics) })
  return { app, answerKept, refresh, submissions, log }
}

/** So that the first search need not wait: at boot and with each change, behind visitors' backs. */
function prepareFinder(live: LiveCatalogue): void {
  const prepare = () =>
    // A failure is told to who searches.
    setTimeout(
      () =>
        live
          .current()
          .finder()
          .catch(() => undefined),
      finderPauseMilliseconds,
    ).unref()
  live.onChange(prepare)
  prepare()
}

function mostVisited(live: LiveCatalogue): string[] {
  const families = live.current().catalogue.families.map(({ slug }) => paths.family(slug))
  return [paths.home(), paths.products(), ...families]
}
