import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { familyFeed } from '#capabilities/assistant/tools/family-feed.ts'
import type { ToolSite } from '#capabilities/assistant/tools/tool-site.ts'
import { toolsVersion } from '#capabilities/assistant/tools/tool-schemas.ts'
import { tools } from '#capabilities/assistant/tools/tools.ts'
import { siteDescription } from '#content/site-description.ts'
import { site as company } from '#content/site.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { Env } from '#server/env.ts'
import { createClientAddress } from '#server/http/client-address.ts'
import { createLimiter, rateLimit } from '#server/http/limiter.ts'
import { feeds } from '#server/programs/feeds.ts'
import { mcp, refuseTooMany } from '#server/programs/mcp-api.ts'

type Dependencies = {
  env: Pick<Env, 'LIMIT_PROGRAMS' | 'TRUST_PROXY'>
  log: Pick<Logger, 'info' | 'error'>
  redis: Redis | undefined
  live: Pick<LiveCatalogue, 'current'>
  site: () => ToolSite
}

/** What programs read of the site: made by the functions that its pages are made with. */
export function composePrograms({ env, log, redis, live, site }: Dependencies) {
  const limiter = createLimiter('programs', env.LIMIT_PROGRAMS, redis)
  // Apart: whoever reads all feeds is not to be kept from asking.
  const feedLimiter = createLimiter('feeds', env.LIMIT_PROGRAMS, redis)
  const clientAddress = createClientAddress(env.TRUST_PROXY)
  return {
    feeds: feeds({
      feed: (family, form) =>
        familyFeed({ ...site(), updatedOf: live.current().updatedOf }, family, form),
      isKnown: () => live.current().catalogue.products.length > 0,
      version: () => live.current().version,
      guards: rateLimit({ limiter: feedLimiter, clientAddress }),
    }),
    mcp: mcp({
      server: {
        name: company.name,
        title: company.legalName,
        version: toolsVersion,
        instructions: `${siteDescription} Facts come from the maker’s records, dated in each answer. What a record does not state is “not stated”, which is neither yes nor no. Prices are on request.`,
      },
      tools,
      site,
      guards: rateLimit({ limiter, clientAddress, refuse: refuseTooMany }),
      log,
    }),
  }
}
