import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  postedFormContext,
  documentContext,
  siteContext,
  type DocumentDatabaseAddress,
  type Site,
} from '#app/context.ts'
import type { createDocuments } from '#app/documents.tsx'
import { updates } from '#app/features/crawlers/updates.server.ts'
import { pageParameters } from '#app/lib/page-parameters.ts'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { rememberAsync } from '#domain/memo/remember-async.ts'
import { withinTime } from '#domain/memo/within-time.ts'
import type { EngineListing } from '#server/catalogue/engine-listing.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { LiveKnowledge } from '#server/knowledge/live-knowledge.ts'
import type { PolicyHosts } from '#server/pages/content-security-policy.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { markdownType, type OtherForm } from '#server/pages/finish-page.ts'
import { createPageAddress } from '#server/pages/page-address.ts'
import { createPages } from '#server/pages/pages.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
import { feedTypes } from '#server/programs/feeds.ts'

type Dependencies = {
  url: string
  clientAddress: ClientAddress
  mode: 'production' | 'development'
  /** Folder of the built client; a development server serves its own. */
  clientFolder: string | undefined
  build: () => Promise<ServerBuild>
  /** Renders pages that are documents. */
  documents: () => Promise<ReturnType<typeof createDocuments>>
  live: LiveCatalogue
  knowledge: LiveKnowledge
  /** Where lists are asked of an engine. */
  engineListing: EngineListing['find'] | undefined
  /** An address that leads nowhere may lead somewhere after a change. */
  redirectsVersion: () => string
  database: DocumentDatabaseAddress
  places: Site['places']
  quotes: Site['quotes']
  hosts: () => PolicyHosts
  log: Logger
}

/** A visitor waits no longer for the finder of a catalogue that has just changed. */
const finderMilliseconds = 500

/** Of a function the router makes its routes anew with each request, a millisecond's work. */
function requestHandler(build: Dependencies['build'], mode: string) {
  if (mode === 'development') return createRequestHandler(build, mode)
  const made = rememberAsync(async () => createRequestHandler(await build(), mode))
  return async (...asked: Parameters<ReturnType<typeof createRequestHandler>>) =>
    (await made())(...asked)
}

/** Pages of what is published. */
const publishing = new Set([paths.home(), paths.knowledge()])
const feedForms = ['csv', 'jsonl'] as const

/** Pages: React Router renders them from what is live, `server/pages` keeps and sends them. */
export async function composePages(deps: Dependencies) {
  const { url, mode, clientFolder, live, knowledge, engineListing, log } = deps
  const { database, places, quotes } = deps
  const styles = clientFolder ? await readStyles(join(clientFolder, 'assets')) : new Map()
  const handle = requestHandler(deps.build, mode)
  const documents = mode === 'development' ? deps.documents : rememberAsync(deps.documents)
  // Of 100,000 products it takes some ten seconds: whoever searches then is answered in words.
  const inTime = async <T>(make: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await withinTime(finderMilliseconds, make())
    } catch (error) {
      log.error({ err: error, reason: reasonOf(error) }, 'search: words alone are looked for')
      return undefined
    }
  }
  return createPages({
    clientAddress: deps.clientAddress,
    address: createPageAddress({
      parameters: pageParameters,
      attributeKeys: () => live.current().attributeKeys,
    }),
    formsOf: (path) => formsOf(path, live.current()),
    version: () => `${live.current().version} ${knowledge.version()} ${deps.redirectsVersion()}`,
    // Hot reload needs inline scripts and its own connections: development goes without a policy.
    policy: mode === 'production' ? deps.hosts : undefined,
    log,
    render: async (request, posted) => {
      const snapshot = live.current()
      const site: Site = {
        ...snapshot,
        url,
        engineListing: engineListing && ((state) => engineListing(snapshot, state)),
        finder: () => inTime(snapshot.finder),
        database,
        knowledge,
        textOf: knowledge.textOf,
        places,
        quotes,
        styles,
      }
      const answer = await (await documents()).render(request, site, posted)
      if (answer) return answer
      const context = new RouterContextProvider()
      context.set(siteContext, site)
      context.set(postedFormContext, posted)
      context.set(documentContext, !new URL(request.url).pathname.endsWith('.data'))
      return handle(request, context)
    },
  })
}

/** Products, documents, families and solutions are told as Markdown too, families as feeds. */
function formsOf(
  path: string,
  { catalogue, addresses }: Pick<ReturnType<LiveCatalogue['current']>, 'catalogue' | 'addresses'>,
): OtherForm[] {
  if (publishing.has(path) && updates.length > 0)
    return [{ address: programPaths.updates(), type: 'application/atom+xml' }]
  const [, folder, name] = /^\/(?:(documents|family|solutions)\/)?([^/.]+)$/.exec(path) ?? []
  if (!name) return []
  if (!folder && !catalogue.bySlug.has(name) && !addresses.withdrawn.has(name)) return []
  // Whatever was asked for: an address may hold what decodes to nothing.
  const family = catalogue.families.find(({ slug }) => encodeURIComponent(slug) === name)
  const feeds = folder === 'family' && family ? feedForms : []
  return [
    { address: `${path}.md`, type: markdownType },
    ...feeds.map((form) => ({
      address: programPaths.feed(family!.slug, form),
      type: feedTypes[form],
    })),
  ]
}

/** Style sheets by the address the build gave them. */
async function readStyles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, i) => [`/assets/${name}`, texts[i]!.trim()]))
}
