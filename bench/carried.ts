import type { Browser } from 'playwright-core'
import { articles } from '#content/articles/articles.ts'
import { launchChromium } from '#test/chromium.ts'
import { documentPages } from '#test/document-pages.ts'
import type { RunningSite } from '#test/running-site.ts'
import type { Figure, Options } from './figure.ts'
import { pages, solution, startMeasuredSite, startOther, warmedUp } from './site.ts'
import { transfersOf, type Transfer } from './transfers.ts'
import { askOnWire } from './wire.ts'

/** One page of each kind that visitors begin at. */
const kinds: Record<string, string | undefined> = {
  ...pages,
  solution,
  document: documentPages[0],
  'Knowledge Center': '/knowledge-center',
  article: articles[0]?.path,
  contact: '/contact-us',
}

/** By the browser's names of them; what is none of these is `other`. */
const parts = {
  HTML: ['document'],
  'style sheets': ['stylesheet'],
  scripts: ['script'],
  fonts: ['font'],
  pictures: ['image'],
}

type Weights = Record<string, number>

/**
 * What pages of every kind carry before anybody does anything, by kind of file, beside another build
 * where `--beside` names its folder: a checkout of another commit, built.
 */
export async function carried({ beside }: Options): Promise<Figure[]> {
  const browser = await launchChromium()
  try {
    const now = await weigh(browser, await startMeasuredSite())
    const before: ReadonlyMap<string, Weights> = beside
      ? await weigh(browser, await startOther(beside))
      : new Map()
    return [...now].flatMap(([page, weights]) =>
      Object.entries(weights).map(([part, value]): Figure => {
        const baseline = before.get(page)?.[part]
        const figure = { what: `${part} of ${page}`, value, unit: 'bytes' as const }
        return baseline === undefined ? figure : { ...figure, baseline }
      }),
    )
  } finally {
    await browser.close()
  }
}

/** Of a page that a site does not have nothing is said. */
async function weigh(browser: Browser, site: RunningSite): Promise<Map<string, Weights>> {
  try {
    await warmedUp(site)
    const weighed = new Map<string, Weights>()
    const there: [kind: string, url: string][] = []
    for (const [kind, path] of Object.entries(kinds)) {
      if (!path || (await askOnWire(site.url + path)).status !== 200) continue
      there.push([kind, site.url + path])
    }
    // Asked for again, a page comes in its best form, and so do its pictures once they are made.
    for (const [, url] of there) await transfersOf(browser, url)
    for (const [kind, url] of there) weighed.set(kind, weightsOf(await transfersOf(browser, url)))
    return weighed
  } finally {
    await site.stop()
  }
}

function weightsOf(transfers: readonly Transfer[]): Weights {
  const weights: Weights = {}
  let rest = transfers
  for (const [part, types] of Object.entries(parts)) {
    weights[part] = sum(rest.filter(({ type }) => types.includes(type)))
    rest = rest.filter(({ type }) => !types.includes(type))
  }
  return { ...weights, other: sum(rest) }
}

const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0)
