import type { Browser } from 'playwright-core'
import { launchChromium } from '#test/chromium.ts'
import { median, type Figure, type Options } from './figure.ts'
import { audit } from './lighthouse.ts'
import { visit } from './paint.ts'
import { presses, pressLink, restMilliseconds, type Seen } from './press.ts'
import { pages, solution, startMeasuredSite, startOther, warmedUp } from './site.ts'
import type { Vitals } from './vitals.ts'

/** Two sites on one machine, of which one is measured at a time. */
type Both<T> = { now: T; before: T }

const kinds: Record<string, string | undefined> = {
  ...pages,
  solution,
}
/** Of Lighthouse: each takes ten seconds. */
const mostAudits = 3
const vitals = ['fcp', 'lcp', 'tbt', 'cls'] as const

/**
 * What a visitor of a phone waits for in this build, beside another in turn: `--beside` names its folder, a checkout
 * of another commit, built.
 */
export async function inTurn({ runs, beside }: Options): Promise<Figure[] | { skipped: string }> {
  if (!beside) return { skipped: 'It needs another build: --beside=FOLDER.' }
  // The other may not be there: then nothing runs.
  const before = await startOther(beside)
  const now = await startMeasuredSite()
  const browser = await launchChromium()
  try {
    await warmedUp(now)
    await warmedUp(before)
    const urls = { now: now.url, before: before.url }
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(kinds))
      if (path) figures.push(...(await ofPage(browser, urls, name, path, runs)))
    for (const one of presses) figures.push(...(await ofPress(browser, urls, one, runs)))
    return figures
  } finally {
    await browser.close()
    await before.stop()
    await now.stop()
  }
}

/** Not counted: the first time has pictures made and answers compressed. */
async function takenInTurn<T>(
  urls: Both<string>,
  runs: number,
  take: (url: string) => Promise<T>,
): Promise<Both<T[]>> {
  const taken: Both<T[]> = { now: [], before: [] }
  const both = ['now', 'before'] as const
  for (const of of both) await take(urls[of])
  for (let run = 0; run < runs; run++)
    for (const of of run % 2 ? both.toReversed() : both) taken[of].push(await take(urls[of]))
  return taken
}

const figureOf = (what: string, unit: Figure['unit'], { now, before }: Both<number[]>): Figure => ({
  what,
  unit,
  value: median(now),
  baseline: median(before),
})

const each = <T>({ now, before }: Both<T[]>, pick: (one: T) => number): Both<number[]> => ({
  now: now.map(pick),
  before: before.map(pick),
})

async function ofPage(
  browser: Browser,
  urls: Both<string>,
  name: string,
  path: string,
  runs: number,
): Promise<Figure[]> {
  const seen = await takenInTurn<Vitals>(urls, runs, (url) =>
    visit(browser, url + path, { slow: true, settle: 'scripts' }),
  )
  const audits = await takenInTurn(urls, Math.min(runs, mostAudits), (url) =>
    audit(url + path, ['performance']),
  )
  return [
    ...vitals.map((key) =>
      figureOf(
        `${key.toUpperCase()} of ${name}`,
        key === 'cls' ? 'shift' : 'ms',
        each(seen, (one) => one[key]),
      ),
    ),
    figureOf(
      `Lighthouse’s performance of ${name}`,
      'score',
      each(audits, ({ categories }) => (categories.performance?.score ?? 0) * 100),
    ),
  ]
}

async function ofPress(
  browser: Browser,
  urls: Both<string>,
  one: (typeof presses)[number],
  runs: number,
): Promise<Figure[]> {
  const seen = await takenInTurn<Seen>(urls, runs, (url) =>
    pressLink(browser, url, one, restMilliseconds.site),
  )
  return [
    figureOf(
      `press on ${one.what}`,
      'ms',
      each(seen, ({ milliseconds }) => milliseconds),
    ),
    figureOf(
      `back to ${one.what}`,
      'ms',
      each(seen, ({ back }) => back),
    ),
  ]
}
