import type { Logger } from 'pino'
import type { DocumentDatabaseAddress, Site } from '#app/context.ts'
import type { DocumentAssets } from '#app/documents.tsx'
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
  assets: DocumentAssets
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

/** A visitor waits no longer for the search of a catalogue that has just changed. */
const searchMilliseconds = 500

/** Pages of what is published. */
const publishing = new Set([paths.home(), paths.knowledge()])
const feedForms = ['csv', 'jsonl'] as const

/** Pages: `app/documents.tsx` renders them from what is live, `server/pages` keeps and sends them. */
export function composePages(deps: Dependencies) {
  const { url, mode, live, knowledge, engineListing, log } = deps
  const { database, places, quotes } = deps
  // In a file of its own, whose styles are those of every page.
  const documents = rememberAsync(async () => {
    const { createDocuments } = await import('#app/documents.tsx')
    return createDocuments(deps.assets)
  })
  // Of 100,000 products it takes some ten seconds: whoever searches then is answered in words.
  const inTime = async <T>(make: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await withinTime(searchMilliseconds, make())
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
        search: () => inTime(snapshot.search),
        database,
        knowledge,
        textOf: knowledge.textOf,
        places,
        quotes,
      }
      return (await documents()).render(request, site, posted)
    },
  })
}

/** Products and documents are told as Markdown too, families as feeds. */
function formsOf(
  path: string,
  { catalogue, addresses }: Pick<ReturnType<LiveCatalogue['current']>, 'catalogue' | 'addresses'>,
): OtherForm[] {
  if (publishing.has(path) && updates.length > 0)
    return [{ address: programPaths.updates(), type: 'application/atom+xml' }]
  const [, folder, name] = /^\/(?:(documents|family)\/)?([^/.]+)$/.exec(path) ?? []
  if (!name) return []
  if (!folder && !catalogue.bySlug.has(name) && !addresses.withdrawn.has(name)) return []
  if (folder !== 'family') return [{ address: `${path}.md`, type: markdownType }]
  // Whatever was asked for: an address may hold what decodes to nothing.
  const family = catalogue.families.find(({ slug }) => encodeURIComponent(slug) === name)
  if (!family) return []
  return feedForms.map((form) => ({
    address: programPaths.feed(family.slug, form),
    type: feedTypes[form],
  }))
}
