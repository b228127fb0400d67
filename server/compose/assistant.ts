import { every } from 'hono/combine'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { customerMessage } from '#capabilities/assistant/customer-message.ts'
import { createQuestionOpener } from '#capabilities/assistant/hosted-question.ts'
import { namedIn } from '#capabilities/assistant/named-in.ts'
import { assistantPolicy } from '#capabilities/assistant/policy.ts'
import { createLiveMentionReader } from '#capabilities/assistant/product-names.ts'
import type { ToolSite } from '#capabilities/assistant/tools/tool-site.ts'
import { tools } from '#capabilities/assistant/tools/tools.ts'
import { documentAddress } from '#app/features/document/document-places.server.ts'
import { itemPath } from '#app/features/knowledge/item-path.ts'
import { documentLink } from '#app/lib/document-link.ts'
import { paths } from '#app/lib/paths.ts'
import { attributes } from '#content/attributes.ts'
import { glossary } from '#content/glossary.ts'
import { interfaces } from '#content/interfaces.ts'
import { siteDescription } from '#content/site-description.ts'
import { listWords } from '#content/list-words.ts'
import { site } from '#content/site.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import type { Company } from '#domain/chat/outcome.ts'
import { chatModel } from '#domain/chat/message.ts'
import { writeItems, type ListItem } from '#domain/deciding/list-items.ts'
import { createPause } from '#domain/memo/pause.ts'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { sayWithdrawn } from '#domain/chat/say-withdrawn.ts'
import { embeddedModel } from '#server/adapters/language-model/embedded.ts'
import { withBreaker } from '#server/assistant/breaker.ts'
import { chat } from '#server/assistant/chat-api.ts'
import { documentExcerpt, type Documents } from '#server/assistant/document-excerpt.ts'
import type { CatalogueSnapshot } from '#server/catalogue/snapshot.ts'
import type { Env } from '#server/env.ts'
import { createLimiter, rateLimit, type Rate } from '#server/http/limiter.ts'
import { createClientAddress } from '#server/http/client-address.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { translations } from './own-words.ts'

type Snapshot = Pick<CatalogueSnapshot, 'catalogue'> &
  Partial<Pick<CatalogueSnapshot, 'finder' | 'addresses'>>

type Dependencies = {
  env: Env
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  redis: Redis | undefined
  live: { current: () => Snapshot }
  site: () => ToolSite
  /** Without it no answer speaks of what documents say. */
  knowledge?: Pick<Documents, 'list' | 'search'>
  /** This company's, unless told. */
  company?: Company & { facts: string }
}

const ownCompany = {
  name: site.name,
  contactPath: paths.contact(),
  comparePath: paths.compare(),
  listPath: paths.list(),
  quotePath: (items: readonly ListItem[]) => paths.quoteFor(writeItems(items)),
  documentPath: (file: string) => documentAddress(file) ?? documentLink(file).href,
  ...(tradeRules.compliance && {
    letters: {
      attribute: tradeRules.compliance.attribute,
      files: listWords.letterFiles ?? {},
    },
  }),
  searchPath: (query: string) => paths.knowledge({ query }),
  familyPath: (family: string) => paths.familyByName(family),
  facts: `${site.legalName}: ${siteDescription}`,
}

/** The assistant: who answers, and what keeps abusers from it; and how a hosted model does. */
export function composeAssistant({
  env,
  log,
  redis,
  live,
  site: toolSite,
  knowledge,
  company = ownCompany,
}: Dependencies) {
  const limit = (name: string, rate: Rate) => createLimiter(name, rate, redis)
  const clientAddress = createClientAddress(env.TRUST_PROXY)
  const limits = [limit('chat', env.LIMIT_CHAT), limit('chat-daily', env.LIMIT_CHAT_DAILY)].map(
    (limiter) => rateLimit({ limiter, clientAddress }),
  )
  const policy = assistantPolicy(company, company.facts)
  const hosted = hostedModel(env, policy)
  const model = hosted && withBreaker(hosted, { log })
  // Made at the first question to a version of the catalogue: most changes are followed by none.
  const assistantOf = rememberAsyncByKey(
    async ({ catalogue: { products }, finder }: Snapshot) =>
      createAssistant(
        products,
        {
          attributes,
          vocabulary,
          interfaces,
          company,
          trade: tradeRules,
          glossary,
          translations,
          clock: threadMilliseconds,
        },
        await finder?.(),
        createPause(),
      ),
    new WeakMap<Snapshot, ReturnType<typeof createAssistant>>(),
  )
  const assistant = () => assistantOf(live.current())
  const formerly = (text: string) => {
    const { catalogue, addresses } = live.current()
    return addresses && sayWithdrawn(text, { catalogue, addresses })
  }
  const mentionsIn = createLiveMentionReader(() => live.current().catalogue.products)
  const api = chat({
    hosted: model && {
      model,
      policy,
      tokens: limit('chat-tokens', env.LIMIT_CHAT_TOKENS),
      open: createQuestionOpener({ site: toolSite, tools, mentionsIn, log }),
    },
    embedded: embeddedModel(assistant, {
      log,
      excerptFor:
        knowledge &&
        ((asked, outcome) => documentExcerpt({ ...knowledge, pathOf: itemPath }, asked, outcome)),
      customerMessage: (content) => customerMessage(content, mentionsIn),
      formerly,
    }),
    isKnown: () => live.current().catalogue.products.length > 0,
    named: (reply) => namedIn(reply, live.current().catalogue.products),
    clientAddress,
    guards: every(sameOrigin(env.SITE_URL), ...limits),
    // As many replies as questions.
    guardsOfReplies: every(
      sameOrigin(env.SITE_URL),
      rateLimit({ limiter: limit('chat-products', env.LIMIT_CHAT), clientAddress }),
    ),
    log,
  })
  return { api, modelState: model?.state }
}

/** Processor time of this thread, so that other work on the machine shortens nobody's answer. */
function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Loaded by who has a key: the service's library is 235 files and takes 20 MB. */
function hostedModel(env: Env, policy: string): LanguageModel | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: url, OPENAI_MODEL: model = chatModel } = env
  if (!apiKey) return undefined
  const loading = import('#server/adapters/language-model/openai.ts')
  const made = loading.then(({ openaiModel }) => openaiModel({ apiKey, url, model, policy }))
  return { reply: async (messages, options) => (await made).reply(messages, options) }
}
