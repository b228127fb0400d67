import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { lossBudget } from '#content/loss-budget.ts'
import { siteDescription } from '#content/site-description.ts'
import { site as company } from '#content/site.ts'
import { checkFit } from '#app/features/programs/check-fit.ts'
import { compareProducts } from '#app/features/programs/compare-products.ts'
import { familyFeed } from '#app/features/programs/family-feed.ts'
import { getDocument, searchDocuments } from '#app/features/programs/documents.ts'
import { getProduct } from '#app/features/programs/get-product.ts'
import type { ProgramSite } from '#app/features/programs/program-site.ts'
import { searchProducts } from '#app/features/programs/search-products.ts'
import { keysOfBudget, workOutLoss } from '#app/features/programs/work-out-loss.ts'
import { lossBudgetTool } from '#domain/programs/channel-tool.ts'
import * as documentTools from '#domain/programs/document-tools.ts'
import * as productTools from '#domain/programs/product-tools.ts'
import { toolsVersion } from '#domain/programs/shapes.ts'
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts'
import type { Env } from '#server/env.ts'
import { createClientAddress } from '#server/http/client-address.ts'
import { createLimiter, rateLimit } from '#server/http/limiter.ts'
import type { LiveKnowledge } from '#server/knowledge/live-knowledge.ts'
import { feeds } from '#server/programs/feeds.ts'
import { mcp, refuseTooMany } from '#server/programs/mcp-api.ts'
import { NotNow, tool, type Tool } from '#server/programs/program-server.ts'

type Dependencies = {
  env: Pick<Env, 'SITE_URL' | 'LIMIT_PROGRAMS' | 'TRUST_PROXY'>
  log: Pick<Logger, 'info' | 'error'>
  redis: Redis | undefined
  live: Pick<LiveCatalogue, 'current'>
  knowledge: Pick<LiveKnowledge, 'list' | 'search' | 'textOf'>
}

/** What programs read of the site: made by the functions that its pages are made with. */
export function composePrograms({ env, log, redis, live, knowledge }: Dependencies) {
  const { SITE_URL: url } = env
  const limiter = createLimiter('programs', env.LIMIT_PROGRAMS, redis)
  // Apart: whoever reads all feeds is not to be kept from asking.
  const feedLimiter = createLimiter('feeds', env.LIMIT_PROGRAMS, redis)
  const clientAddress = createClientAddress(env.TRUST_PROXY)
  const now = (): ProgramSite => {
    const { version: state, ...snapshot } = live.current()
    return { ...snapshot, url, knowledge, version: state, now: Date.now, textOf: knowledge.textOf }
  }
  const isKnown = () => live.current().catalogue.products.length > 0
  const known = () => {
    if (isKnown()) return now()
    throw new NotNow('The catalogue cannot be read at the moment.')
  }
  return {
    feeds: feeds({
      feed: (family, form) => familyFeed(now(), family, form),
      isKnown,
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
      tools: [...productTool(known), ...channelTool(known), ...documentTool(now)],
      guards: rateLimit({
        limiter,
        clientAddress,
        refuse: refuseTooMany,
      }),
      log,
    }),
  }
}

function productTool(now: () => ProgramSite): Tool[] {
  return [
    tool({
      name: 'search_products',
      title: 'Search products',
      description: `Finds products of ${company.name} by what is needed, in words and figures, or by part number. Says which requirements were read, which products meet all of them, what others miss, and which words nobody could be held to: these are not promised by any result.`,
      ...productTools.searchProducts,
      answer: (input) => searchProducts(now(), input),
    }),
    tool({
      name: 'get_product',
      title: 'Get a product',
      description:
        'All facts of a product, or of one of its part numbers: attributes with units and conditions, part numbers that can be ordered, what goes with it, compliance with its reasons, documents.',
      ...productTools.getProduct,
      answer: (input) => getProduct(now(), input),
      isMissing: ({ product }) => !product,
    }),
    tool({
      name: 'compare_products',
      title: 'Compare products',
      description:
        'Two to four products or part numbers side by side, differences first. A better value is marked only where all state it of the same thing.',
      ...productTools.compareProducts,
      answer: (input) => compareProducts(now(), input),
      isMissing: ({ columns }) => columns.length === 0,
    }),
    tool({
      name: 'check_fit',
      title: 'Check whether two go together',
      description:
        'Whether one product goes into, takes, mates with or comes with another, by their records. “not stated” is not a no.',
      ...productTools.checkFit,
      answer: (input) => checkFit(now(), input),
      isMissing: ({ verdict }) => verdict === 'unknown product',
    }),
  ]
}

function channelTool(now: () => ProgramSite): Tool[] {
  const budget = lossBudget
  if (!budget) return []
  return [
    tool({
      name: 'loss_budget',
      title: 'Work out a loss budget',
      description: `Adds up what a channel takes, row by row, from what records and standards state, and holds it against a limit.\n${keysOfBudget(budget)}`,
      ...lossBudgetTool,
      answer: (input) => workOutLoss(now(), budget, input),
    }),
  ]
}

function documentTool(now: () => ProgramSite): Tool[] {
  const listed = <T>(answer: Promise<T>) =>
    answer.catch((error: unknown) => {
      throw new NotNow('The documents cannot be listed at the moment.', { cause: error })
    })
  return [
    tool({
      name: 'search_documents',
      title: 'Search documents',
      description:
        'Guides, notes, papers and films whose names or texts hold the words; one that holds only words like these says so.',
      ...documentTools.searchDocuments,
      answer: (input) => listed(searchDocuments(now(), input)),
    }),
    tool({
      name: 'get_document',
      title: 'Get a document',
      description:
        'A document with what it says: a guide that is a page as one Markdown text, a PDF page by page; `next` is the page to go on with, `nextFrom` where in it.',
      ...documentTools.getDocument,
      answer: (input) => listed(getDocument(now(), input)),
      isMissing: ({ document }) => !document,
    }),
  ]
}
