import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { postedFormContext, siteContext } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import { attributes } from '#content/attributes.ts'
import { productTypes, typesOnBoard } from '#content/company/contact-form.ts'
import { firstCountries } from '#content/company/contact.ts'
import { familyOrder } from '#content/families.ts'
import { knowledge as knowledgeContent } from '#content/knowledge.ts'
import { site } from '#content/site.ts'
import { pictures } from '#server/api/pictures.ts'
import { withSocialPictures } from '#server/api/social-pictures.ts'
import { states } from '#server/api/states.ts'
import { createApp } from '#server/app.ts'
import { createLastGoodCopy } from '#server/catalogue/last-good-copy.ts'
import { createLiveCatalogue, type LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import { createChat } from '#server/chat.ts'
import { chooseDocumentDatabase } from '#server/document-database-choice.ts'
import type { Env } from '#server/env.ts'
import { createForms } from '#server/forms.ts'
import { createLastGoodFiles } from '#server/knowledge/last-good-files.ts'
import { createLiveKnowledge } from '#server/knowledge/live-knowledge.ts'
import { createTextIndex } from '#server/knowledge/text-index.ts'
import { createTextThread } from '#server/knowledge/text-thread.ts'
import { connectRedis } from '#server/limits/redis.ts'
import { createRequestRecord } from '#server/middleware/request-log.ts'
import { createAnswerKept } from '#server/pages/answer-kept.ts'
import { createPages } from '#server/pages/pages.ts'
import { createMetrics } from '#server/metrics.ts'
import { chooseObjectStorage } from '#server/object-storage-choice.ts'
import { createPlaces } from '#server/places/places.ts'
import { createSubmissions } from '#server/submissions.ts'

type Options = {
  env: Env
  mode: 'production' | 'development'
  /** Folder of the built client; a development server serves its own. */
  clientFolder: string | undefined
  build: () => Promise<ServerBuild>
}

const catalogueFolder = 'content/catalogue'
const storageFolder = 'content/storage'
/** How long a boot waits for a database or storage that may answer yet. */
const patienceMilliseconds = 1000
/** At boot, pages are made and visitors answered before documents are read. */
const calmMilliseconds = 3000
/** Between two pages that are made ahead: time in which visitors come first. */
const warmUpPauseMilliseconds = 100

/** Chooses adapters by the environment and puts the whole server together. */
export async function compose({ env, mode, clientFolder, build }: Options) {
  const log = pino({ level: env.LOG_LEVEL })
  const database = await chooseDocumentDatabase(env, catalogueFolder)
  const storage = chooseObjectStorage(env, storageFolder)
  const patience = () => sleep(patienceMilliseconds)
  const texts = createTextThread(join(env.DATA_DIR, 'knowledge', 'texts'))
  const [live, knowledge] = await Promise.all([
    createLiveCatalogue({
      store: database.store,
      lastGood: createLastGoodCopy(join(env.DATA_DIR, 'catalogue', 'last-good.json')),
      content: { familyOrder, attributes },
      log,
      patience,
    }),
    createLiveKnowledge({
      store: storage.store,
      lastGood: createLastGoodFiles(join(env.DATA_DIR, 'knowledge', 'last-good.json')),
      texts: createTextIndex({ store: storage.store, thread: texts, log }),
      content: knowledgeContent,
      log,
      patience,
      calm: () => sleep(calmMilliseconds, undefined, { ref: false }),
    }),
  ])
  const metrics = createMetrics()
  const submissions = createSubmissions({ env, log, metrics, typesOnBoard })
  const places = createPlaces(firstCountries)
  const { submit } = submissions
  const address = { page: paths.contact(), sent: paths.contactSent() }
  const redis = env.REDIS_URL ? connectRedis(env.REDIS_URL, log) : undefined
  const forms = createForms({ env, log, redis, submit, places, productTypes, address })
  const { name, legalName, description } = site
  const facts = `${legalName}: ${description}`
  const company = { name, contactPath: paths.contact(), facts }
  const chat = createChat({ env, log, redis, live, attributes, company })
  const styles = clientFolder ? await readStyles(join(clientFolder, 'assets')) : new Map()
  const handle = createRequestHandler(build, mode)

  const hosts = {
    connect: [...database.origins, ...storage.origins],
    media: ['https:', ...storage.origins],
    frame: storage.origins,
  }
  const pages = createPages({
    version: () => `${live.current().version} ${knowledge.version()}`,
    // Products may name pictures and films anywhere. Hot reload needs inline scripts and its own
    // connections, so development goes without a policy.
    policy: mode === 'production' ? hosts : undefined,
    render: (request, posted) => {
      const { catalogue, listing } = live.current()
      const context = new RouterContextProvider()
      context.set(siteContext, {
        url: env.SITE_URL,
        catalogue,
        listing,
        documents: database.address,
        knowledge,
        places,
        styles,
      })
      context.set(postedFormContext, posted)
      return handle(request, context)
    },
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
    pictures: withSocialPictures(
      pictures({ source: storage.pictures, cache: join(env.DATA_DIR, 'pictures') }),
    ),
    files: storage.files,
    submissions: { ...forms, state: submissions.state },
    states: states(places.statesOf),
    chat,
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

function mostVisited(live: LiveCatalogue): string[] {
  const families = live.current().catalogue.families.map(({ slug }) => paths.family(slug))
  return [paths.home(), paths.products(), ...families]
}

/** Style sheets by the address the build gave them. */
async function readStyles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, i) => [`/assets/${name}`, texts[i]!.trim()]))
}
