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
import { paths } from '#app/lib/paths.ts'
import { siteDescription } from '#content/site-description.ts'
import { site } from '#content/site.ts'
import { chatModel } from '#domain/submission/chat-message.ts'
import { embeddedModel } from '#server/adapters/language-model/embedded.ts'
import { withBreaker } from '#server/assistant/breaker.ts'
import { chat } from '#server/assistant/chat-api.ts'
import type { Env } from '#server/env.ts'
import { createLimiter, rateLimit, type Rate } from '#server/http/limiter.ts'
import { createClientAddress } from '#server/http/client-address.ts'
import { sameOrigin } from '#server/http/same-origin.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { createEmbeddedAssistant, type Snapshot } from './embedded-assistant.ts'

type Dependencies = {
  env: Env
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  redis: Redis | undefined
  live: { current: () => Snapshot }
  site: () => ToolSite
  knowledge: Parameters<typeof createEmbeddedAssistant>[0]['knowledge']
  /** This company's, unless told. */
  company?: { name: string; contactPath: string; facts: string }
}

const ownCompany = {
  name: site.name,
  contactPath: paths.contact(),
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
  const { answer } = createEmbeddedAssistant({ live, knowledge })
  const mentionsIn = createLiveMentionReader(() => live.current().catalogue.products)
  const api = chat({
    hosted: model && {
      model,
      policy,
      tokens: limit('chat-tokens', env.LIMIT_CHAT_TOKENS),
      open: createQuestionOpener({ site: toolSite, tools, mentionsIn, log }),
    },
    embedded: embeddedModel(answer, {
      log,
      customerMessage: (content) => customerMessage(content, mentionsIn),
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

/** Loaded by who has a key: the service's library is 235 files and takes 20 MB. */
function hostedModel(env: Env, policy: string): LanguageModel | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: url, OPENAI_MODEL: model = chatModel } = env
  if (!apiKey) return undefined
  const loading = import('#server/adapters/language-model/openai.ts')
  const made = loading.then(({ openaiModel }) => openaiModel({ apiKey, url, model, policy }))
  return { reply: async (messages, options) => (await made).reply(messages, options) }
}
