import { Hono } from 'hono'
import { attributes } from '#content/attributes.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { snapshotOf } from '#server/catalogue/snapshot.ts'
import { composeAssistant } from '#server/compose/assistant.ts'
import { createToolSite } from '#server/compose/create-tool-site.ts'
import { createLog } from '#server/create-log.ts'
import { readEnv } from '#server/env.fixture.ts'
import { products as sample } from '#test/catalogue.ts'

const noDocuments = {
  list: () => ({ items: [], categories: [], missing: [], version: '1' }),
  search: async () => ({ hits: [] }),
  textOf: async () => undefined,
}

/** The assistant's face as the server has it, in an environment, and what it writes down. */
export function chatSite(variables: Record<string, string> = {}, products: Product[] = sample) {
  const lines: string[] = []
  const read = { version: '1', products, times: new Map(), updated: '', setAside: [] }
  const snapshot = snapshotOf(read, { familyOrder, cardFields, attributes, interfaces, vocabulary })
  const live = { current: () => snapshot }
  const { api } = composeAssistant({
    env: readEnv({ LIMIT_CHAT: '1000/min', ...variables }),
    log: createLog({ level: 'info', to: { write: (line: string) => void lines.push(line) } }),
    redis: undefined,
    live,
    knowledge: noDocuments,
    site: createToolSite({ url: 'https://valves.example', live, knowledge: noDocuments }),
    company: { name: 'Quernel', contactPath: '/contact-us', facts: 'A maker of valves.' },
  })
  return { app: new Hono().route('/api', api), lines }
}
