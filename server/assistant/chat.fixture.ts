import { Hono } from 'hono'
import { familyOrder } from '#content/families.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { composeAssistant } from '#server/compose/assistant.ts'
import { createLog } from '#server/create-log.ts'
import { readEnv } from '#server/env.fixture.ts'
import { products as sample } from '#test/catalogue.ts'

/** The assistant's face as the server has it, in an environment, and what it writes down. */
export function chatSite(variables: Record<string, string> = {}, products: Product[] = sample) {
  const lines: string[] = []
  const snapshot = { catalogue: createCatalogue(products, familyOrder) }
  const { api } = composeAssistant({
    env: readEnv({ LIMIT_CHAT: '1000/min', ...variables }),
    log: createLog({ level: 'info', to: { write: (line: string) => void lines.push(line) } }),
    redis: undefined,
    live: { current: () => snapshot },
    company: { name: 'Quernel', contactPath: '/contact-us', facts: 'A maker of valves.' },
  })
  return { app: new Hono().route('/api', api), lines }
}
