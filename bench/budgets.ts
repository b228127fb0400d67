import { atLeast, atMost, ratioAtLeast, ratioAtMost } from './figure.ts'

/** What each figure may come to. A figure that is not here is recorded only. */
export const budgets = {
  /** KB of Brotli, critical CSS included. */
  html: atMost(19),
  /** KB of Brotli, all files that a page loads before the first interaction. */
  script: atMost(15),
  /** First and largest paint ÷ those of the same page as static HTML without scripts. */
  paint: ratioAtMost(1.1),
  layoutShift: atMost(0.01),
  /** Cached pages per second of processor time ÷ those of nginx. */
  throughput: ratioAtLeast(0.25),
  /** Milliseconds of processor time for an uncached page, a search, a turn to the assistant. */
  serverWork: atMost(15),
  /** Percent of requests for cached pages that are answered while the servers shed others. */
  cachedPagesAnswered: atLeast(100),
  badGateways: atMost(0),
  /** Milliseconds from `npm start` with a fresh build to the first page. */
  ready: atMost(3000),
  /** 20,000 products. */
  large: {
    memoryMegabytes: atMost(450),
    firstPageMilliseconds: atMost(6000),
    serverWork: atMost(60),
    pageWeight: ratioAtMost(1.05),
  },
  /** 100,000 products. */
  growth: { memoryMegabytes: atMost(2000) },
}
