import { setTimeout as sleep } from 'node:timers/promises'
import { attributes } from '#content/attributes.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { interfaces } from '#content/interfaces.ts'
import { listingOf } from '#app/features/search/listing-of.ts'
import { suggestionsFor } from '#app/features/search/suggestions-for.ts'
import type { ChatMessage } from '#domain/submission/chat-message.ts'
import { composeAssistant } from '#server/compose/assistant.ts'
import { vocabularyWithNeeds } from '#server/compose/vocabulary-with-needs.ts'
import { composeStorage } from '#server/compose/storage.ts'
import { snapshotOf } from '#server/catalogue/snapshot.ts'
import { createLog } from '#server/create-log.ts'
import { parseEnv } from '#server/env.ts'
import { allProducts } from '#test/catalogue.ts'

/** Search and embedded assistant of a site. A product is its slug; an address begins with `/`. */
export type Engine = {
  /** What the list page shows: cards in order, then documents and pages. */
  search: (query: string) => Promise<string[]>
  /** What the header's dropdown shows, in order. */
  suggest: (query: string) => Promise<string[]>
  /** The last reply of a conversation; `turns` are the visitor's. */
  reply: (turns: readonly string[]) => Promise<string>
}

type Options = {
  /** Whether documents are searched: their texts are read once, which takes a minute. */
  withDocuments?: boolean
}

const origin = 'http://localhost'
const unlimited = '999999/sec'
/** Texts are read once and kept here. */
const dataFolder = 'test-results/eval-data'

/** The site of this commit, as its server composes it. */
export async function createEngine({ withDocuments = true }: Options = {}): Promise<Engine> {
  const env = siteEnvironment()
  const log = createLog({ level: 'silent' })
  const snapshot = snapshotOf(
    { version: 'eval', products: allProducts, times: new Map(), updated: '', setAside: [] },
    { familyOrder, cardFields, attributes, interfaces, vocabulary: vocabularyWithNeeds },
  )
  const knowledge = withDocuments ? await readDocuments({ env, log }) : noDocuments
  const site = { ...snapshot, knowledge }
  const { api } = composeAssistant({
    env,
    log,
    redis: undefined,
    live: { current: () => snapshot },
    knowledge,
    site: () => {
      throw new Error('no hosted model is asked here')
    },
  })
  await snapshot.search()

  return {
    async search(query) {
      const { view } = await listingOf(site, { query, selection: {}, page: 1 })
      const { cards, near = [], further } = view
      return [...[...cards, ...near].map(({ slug }) => slug), ...addressesOf(further?.links)]
    },
    async suggest(query) {
      const { data } = await suggestionsFor(site, query)
      const { links, pages } = data
      return [...addressesOf(links).map(slugOf), ...addressesOf(pages)]
    },
    async reply(turns) {
      const messages: ChatMessage[] = []
      let reply = ''
      for (const content of turns) {
        messages.push({ role: 'user', content })
        reply = await ask(api, messages)
        messages.push({ role: 'assistant', content: reply })
      }
      return reply
    },
  }
}

function siteEnvironment() {
  const parsed = parseEnv({
    SITE_URL: origin,
    DATA_DIR: dataFolder,
    LIMIT_CHAT: unlimited,
    LIMIT_CHAT_DAILY: unlimited,
  })
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.env
}

/** One list, by which indexes of it are remembered. */
const emptyList = { items: [], categories: [], missing: [], version: '' }
const noDocuments = {
  list: () => emptyList,
  search: () => Promise.resolve({ hits: [] }),
}

/** Resolves once the texts of all documents can be searched. */
async function readDocuments(dependencies: Parameters<typeof composeStorage>[0]) {
  const { knowledge } = await composeStorage(dependencies)
  const { items } = await knowledge.list()
  const documents = items.filter(({ type }) => type === 'pdf')
  for (const item of documents) while (!(await knowledge.textOf(item))) await sleep(200)
  while ((await knowledge.search('fiber')).notToKeep) await sleep(200)
  return knowledge
}

const addressesOf = (links: readonly { to: string }[] = []) => links.map(({ to }) => to)
const slugOf = (address: string) => address.slice(1).replace(/\?.*/, '')

async function ask(
  api: ReturnType<typeof composeAssistant>['api'],
  messages: readonly ChatMessage[],
): Promise<string> {
  const response = await api.request('/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ messages, model: 'gpt-4o-mini' }),
  })
  const answer = (await response.json()) as { reply?: string }
  return answer.reply ?? `(${response.status})`
}
