import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { attributes } from '#content/attributes.ts'
import { familyOrder } from '#content/families.ts'
import * as locale from '#texts/locale.ts'
import { createPostgresSearch } from '#server/adapters/product-search/postgres.ts'
import { createEngineListing, type EngineListing } from '#server/catalogue/engine-listing.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { Env } from '#server/env.ts'
import type { Metrics } from '#server/http/metrics.ts'

type Dependencies = {
  env: Pick<Env, 'SEARCH_DATABASE_URL'>
  log: Logger
  metrics: Pick<Metrics, 'counter'>
  live: LiveCatalogue
}

/** First pages and the finder are made before it is filled. */
const startMilliseconds = 5000

/** The engine that lists are asked of and what it says of itself, where the environment names one. */
export function composeProductSearch({
  env,
  log,
  metrics,
  live,
}: Dependencies): Pick<EngineListing, 'find' | 'state'> | undefined {
  const url = env.SEARCH_DATABASE_URL
  if (!url) return undefined
  const failed = metrics.counter(
    'search_engine_failures_total',
    'Questions that the search engine failed to answer, and catalogues that it failed to take.',
  )
  const answered = metrics.counter(
    'search_engine_answers_total',
    'Lists that the search engine answered.',
  )
  const listing = createEngineListing({
    engine: createPostgresSearch({
      url,
      definitions: attributes,
      onLostConnection: (error) => log.warn({ err: error }, 'search engine: connection lost'),
    }),
    live,
    told: createHash('sha256')
      .update(JSON.stringify([locale.locale, attributes, familyOrder]))
      .digest('hex')
      .slice(0, 16),
    log,
    onFailure: () => failed(),
    every: (milliseconds, call) => void setInterval(call, milliseconds).unref(),
  })
  setTimeout(listing.start, startMilliseconds).unref()
  return {
    state: listing.state,
    async find(snapshot, state) {
      const found = await listing.find(snapshot, state)
      if (found) answered()
      return found
    },
  }
}
