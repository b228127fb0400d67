import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Hono } from 'hono'
import { attributes } from '#content/attributes.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { maxPageLength } from '#domain/knowledge/max-page-length.ts'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { createSnapshot } from '#server/catalogue/snapshot.fixture.ts'
import { createToolSite } from '#server/compose/create-tool-site.ts'
import { composePrograms } from '#server/compose/programs.ts'
import { createLog } from '#server/create-log.ts'
import { readEnv } from '#server/env.fixture.ts'
import { companyFolder } from '#test/company.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'

export const records = readCatalogueFolder(`${companyFolder}/catalogue`)
/** The neutral company's catalogue, whose records were changed then; empty where nobody knows. */
export const snapshotOf = (updateTime: string, of = records) =>
  createSnapshot(
    of.map(({ document, product }) => ({ id: product.slug, data: document, updateTime })),
    { familyOrder, cardFields, attributes, interfaces, vocabulary },
  )
/** Before the database has answered. */
export const nothingKnown = snapshotOf('', [])
const dated = snapshotOf('2026-11-02T00:00:00Z')

export const origin = 'https://valves.example'
/** A PDF among the guides; `more` is what is told of its file. */
const guide = (name: string, more: { gated?: true; isPage?: true } = {}): KnowledgeItem => {
  const slug = name.toLowerCase()
  const path = `guides/${slug}.pdf`
  const file = { path, contentType: 'application/pdf', bytes: 5, updated: '', ...more }
  return { type: 'pdf', name, url: `/files/${path}`, category: 'Guides', slug, image: '', file }
}
const items = [
  guide('Seats'),
  guide('Prices', { gated: true }),
  guide('Tables'),
  guide('Gland', { isPage: true }),
]
/** A page that is longer than one answer, and one of which not all was read. */
const tables = [`${'a'.repeat(19_998)}end`, 'b'.repeat(maxPageLength)]
const pages = ['Close the line.', 'x'.repeat(15_000), 'y'.repeat(15_000)]

/** What programs ask, as the server has it on the neutral company's records. */
export function programSite(
  variables: Record<string, string> = {},
  isListed = true,
  snapshot = dated,
) {
  const lines: string[] = []
  const env = readEnv({ SITE_URL: origin, LIMIT_PROGRAMS: '1000/min', ...variables })
  const live = { current: () => snapshot }
  const site = createToolSite({
    url: origin,
    live,
    knowledge: {
      list: () =>
        isListed
          ? { items, categories: ['Guides'], missing: [], version: '1' }
          : Promise.reject(new Error('the storage has a secret')),
      search: async (query) => {
        const gland = {
          slug: 'gland',
          excerpt: 'Tighten it.',
          place: { id: 'step-4', name: 'Step 4' },
        }
        if (query === 'gland') return { hits: [gland] }
        if (query === 'glamd') return { hits: [{ ...gland, onlyLike: [query] }] }
        return { hits: [{ slug: 'seats', page: 1, excerpt: 'Close the line.' }] }
      },
      textOf: async ({ slug }) =>
        ({ seats: pages, tables, gland: ['Tighten it.'] } as Record<string, string[]>)[slug],
    },
  })
  const log = createLog({ level: 'info', to: { write: (line: string) => void lines.push(line) } })
  const programs = composePrograms({ env, log, redis: undefined, live, site })
  const app = new Hono().route('/mcp', programs.mcp).route('/feeds', programs.feeds)
  return { app, lines, version: snapshot.version }
}

/** What a client sends along. */
export const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

/** The protocol's own client, connected. */
export async function connected(
  { app }: Pick<ReturnType<typeof programSite>, 'app'>,
  options?: ConstructorParameters<typeof Client>[1],
) {
  const client = new Client({ name: 'a-buyer', version: '1.0.0' }, options)
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), {
      fetch: async (url, init) => app.request(String(url), init),
    }),
  )
  // From now on the client holds every answer to its tool's schema.
  await client.listTools()
  return client
}
