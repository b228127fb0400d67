import { every } from 'hono/combine'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Company } from '#domain/chat/compose-reply.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { chatModel } from '#domain/chat/message.ts'
import { assistantPolicy } from '#domain/chat/policy.ts'
import { nameKeys } from '#domain/chat/product-names.ts'
import { createRecommender, type Recommender } from '#domain/chat/recommender.ts'
import { embeddedModel } from '#server/adapters/language-model/embedded.ts'
import { openaiModel } from '#server/adapters/language-model/openai.ts'
import { chat } from '#server/api/chat.ts'
import type { CatalogueSnapshot } from '#server/catalogue/snapshot.ts'
import type { Env } from '#server/env.ts'
import { createLimiter, type Rate } from '#server/limits/limiter.ts'
import { createClientAddress } from '#server/middleware/client-address.ts'
import { rateLimit } from '#server/middleware/rate-limit.ts'
import { sameOrigin } from '#server/middleware/same-origin.ts'

type Dependencies = {
  env: Env
  log: Pick<Logger, 'info' | 'warn'>
  redis: Redis | undefined
  live: { current: () => Pick<CatalogueSnapshot, 'version' | 'catalogue'> }
  attributes: readonly AttributeDefinition[]
  company: Company & { facts: string }
}

/** The assistant: who answers, and what keeps abusers from it. */
export function createChat({ env, log, redis, live, attributes, company }: Dependencies) {
  const limit = (name: string, rate: Rate) => createLimiter(name, rate, redis)
  const clientAddress = createClientAddress(env.TRUST_PROXY)
  const limits = [limit('chat', env.LIMIT_CHAT), limit('chat-daily', env.LIMIT_CHAT_DAILY)].map(
    (limiter) => rateLimit({ limiter, clientAddress }),
  )
  const policy = assistantPolicy(company, company.facts)
  const model = env.OPENAI_API_KEY
    ? openaiModel({
        apiKey: env.OPENAI_API_KEY,
        url: env.OPENAI_BASE_URL,
        model: env.OPENAI_MODEL ?? chatModel,
        policy,
      })
    : undefined
  const ofVersion = preparedOf(live, (products) =>
    createRecommender({ products, attributes, company }),
  )
  return chat({
    hosted: model && { model, policy, tokens: limit('chat-tokens', env.LIMIT_CHAT_TOKENS) },
    embedded: embeddedModel(() => ofVersion().recommend),
    names: () => ofVersion().names,
    clientAddress,
    guards: every(sameOrigin(env.SITE_URL), ...limits),
    log,
  })
}

type Prepared = {
  names: ReadonlySet<string>
  /** Made when it is first asked: most changes of a catalogue are followed by no question. */
  recommend: Promise<Recommender>
}

/** What answers need of the catalogue in use, made once for each version of it. */
function preparedOf(
  live: Dependencies['live'],
  create: (products: readonly ProductSummary[]) => Promise<Recommender>,
): () => Prepared {
  let made: { version: string; prepared: Prepared } | undefined
  return () => {
    const { version, catalogue } = live.current()
    if (made?.version !== version) made = { version, prepared: prepare(catalogue.products) }
    return made.prepared
  }

  function prepare(products: readonly ProductSummary[]): Prepared {
    let recommend: Promise<Recommender> | undefined
    return {
      names: nameKeys(products.map(({ name }) => name)),
      get recommend() {
        return (recommend ??= create(products))
      },
    }
  }
}
