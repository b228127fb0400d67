import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { postedFormContext, siteContext } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import { attributes } from '#content/attributes.ts'
import { firstCountries } from '#content/company/contact.ts'
import { familyOrder } from '#content/families.ts'
import { site } from '#content/site.ts'
import { folderPictures } from '#server/adapters/picture-source/folder-pictures.ts'
import { files } from '#server/api/files.ts'
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
import { connectRedis } from '#server/limits/redis.ts'
import { createMetrics } from '#server/metrics.ts'
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
/** How long a last good copy is held back for a database that may answer yet. */
const patienceMilliseconds = 1000
/** Between two pages that are made ahead: time in which visitors come first. */
const warmUpPauseMilliseconds = 100

/** Chooses adapters by the environment and puts the whole server together. */
export async function compose({ env, mode, clientFolder, build }: Options) {
  const log = pino({ level: env.LOG_LEVEL })
  const database = await chooseDocumentDatabase(env, catalogueFolder)
  const live = await createLiveCatalogue({
    store: database.store,
    lastGood: createLastGoodCopy(join(env.DATA_DIR, 'catalogue', 'last-good.json')),
    content: { familyOrder, attributes },
    log,
    patience: () => sleep(patienceMilliseconds),
  })
  const metrics = createMetrics()
  const submissions = createSubmissions({ env, log, metrics })
  const places = createPlaces(firstCountries)
  const { submit } = submissions
  const address = { page: paths.contact(), sent: paths.contactSent() }
  const redis = env.REDIS_URL ? connectRedis(env.REDIS_URL, log) : undefined
  const forms = createForms({ env, log, redis, submit, places, address })
  const { name, legalName, description } = site
  const facts = `${legalName}: ${description}`
  const company = { name, contactPath: paths.contact(), facts }
  const chat = createChat({ env, log, redis, live, attributes, company })
  const styles = clientFolder ? await readStyles(join(clientFolder, 'assets')) : new Map()
  const handle = createRequestHandler(build, mode)

  const app = createApp({
    log,
    metrics,
    live,
    clientFolder,
    documentDatabase: database.api,
    pictures: withSocialPictures(
      pictures({
        source: folderPictures(storageFolder),
        cache: join(env.DATA_DIR, 'pictures'),
      }),
    ),
    files: files(storageFolder),
    submissions: { ...forms, state: submissions.state },
    states: states(places.statesOf),
    chat,
    // Products may name pictures and films anywhere. Hot reload needs inline scripts and its own
    // connections, so development goes without a policy.
    policy: mode === 'production' ? { connect: database.origins, media: ['https:'] } : undefined,
    warm:
      mode === 'production'
        ? {
            urls: () => mostVisited(live).map((path) => new URL(path, env.SITE_URL).href),
            pause: () => sleep(warmUpPauseMilliseconds),
          }
        : undefined,
    render: (request, posted) => {
      const { catalogue, listing } = live.current()
      const context = new RouterContextProvider()
      context.set(siteContext, {
        url: env.SITE_URL,
        catalogue,
        listing,
        documents: database.address,
        places,
        styles,
      })
      context.set(postedFormContext, posted)
      return handle(request, context)
    },
  })
  return { app, live, submissions, log }
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
