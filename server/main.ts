import { serve } from '@hono/node-server'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { siteContext } from '#app/context.ts'
import { attributes } from '#content/attributes.ts'
import { familyOrder } from '#content/families.ts'
import { createApp } from '#server/app.ts'
import { files } from '#server/api/files.ts'
import { pictures } from '#server/api/pictures.ts'
import { createLastGoodCopy } from '#server/catalogue/last-good-copy.ts'
import { createLiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import { chooseDocumentDatabase } from '#server/document-database-choice.ts'
import { parseEnv } from '#server/env.ts'
import { createMetrics } from '#server/metrics.ts'

const parsed = parseEnv(process.env)
if (!parsed.ok) {
  console.error(parsed.message)
  process.exit(1)
}
const { env } = parsed
const log = pino({ level: env.LOG_LEVEL })

const clientFolder = 'build/client'
const storageFolder = 'content/storage'

const database = await chooseDocumentDatabase(env, 'content/catalogue')
const live = await createLiveCatalogue({
  store: database.store,
  lastGood: createLastGoodCopy(join(env.DATA_DIR, 'catalogue', 'last-good.json')),
  content: { familyOrder, attributes },
  log,
})
const styles = await readStyles(join(clientFolder, 'assets'))
const handle = createRequestHandler(() => import('virtual:react-router/server-build'), 'production')

const app = createApp({
  log,
  metrics: createMetrics(),
  live,
  clientFolder,
  documentDatabase: database.api,
  pictures: pictures({ sources: storageFolder, cache: join(env.DATA_DIR, 'pictures') }),
  files: files(storageFolder),
  hosts: { connect: database.origins, media: [] },
  render: (request) => {
    const { catalogue, listing } = live.current()
    const context = new RouterContextProvider()
    context.set(siteContext, { url: env.SITE_URL, catalogue, listing, documents: database.address, styles })
    return handle(request, context)
  },
})

const refreshing = setInterval(() => void live.refresh(), env.CATALOGUE_REFRESH_SECONDS * 1000)
const server = serve({ fetch: app.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => {
  log.info({ url: `http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${port}` }, 'ready')
})
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `Port ${env.PORT} is in use; set PORT to another.` : error.message
  console.error(reason)
  process.exit(1)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(refreshing)
    // Answers under way are finished; idle connections are not waited for.
    server.close(() => process.exit(0))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5_000).unref()
  })
}

async function readStyles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, i) => [`/assets/${name}`, texts[i]!.trim()]))
}
