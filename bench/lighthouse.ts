import { launch } from 'chrome-launcher'
import runLighthouse, { type Result } from 'lighthouse'
import { findChromium } from '#test/chromium.ts'
import { atLeast, median, type Figure } from './figure.ts'
import { documentPages } from '#test/document-pages.ts'
import { catalogue } from '#test/catalogue.ts'
import { pages, solution, startMeasuredSite, warmedUp } from './site.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const maxRuns = 5
const attempts = 4
const maxFindingLength = 240

const compared = (catalogue.families[0]?.products ?? []).slice(0, 3).map(({ slug }) => slug)
/** One of each kind that a visitor decides on; `undefined` where a company has none. */
const kinds: Record<string, string | undefined> = {
  ...pages,
  solution,
  document: documentPages[0],
  comparison: `/compare?products=${compared.join(',')}`,
}

/** Lighthouse's four scores, mobile preset, with what keeps a score below 100. */
export async function lighthouse({ runs }: { runs: number }): Promise<Figure[]> {
  const site = await startMeasuredSite()
  try {
    await warmedUp(site)
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(kinds)) {
      if (path === undefined) continue
      const results: Result[] = []
      for (let run = 0; run < Math.min(runs, maxRuns); run++) {
        // What a page says is the same each time; how long it takes is not.
        const asked = run === 0 ? categories : categories.slice(0, 1)
        results.push(await audit(site.url + path, asked))
      }
      figures.push(...categories.map((category) => figureOf(category, name, results)))
    }
    return figures
  } finally {
    await site.stop()
  }
}

/** In a browser of its own: Lighthouse wants one without a past. */
export async function audit(url: string, asked: string[], left = attempts): Promise<Result> {
  const chrome = await launch({
    chromePath: findChromium()!,
    chromeFlags: [
      '--headless=new',
      '--disable-gpu',
      '--disable-quic',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    const result = await runLighthouse(url, {
      port: chrome.port,
      onlyCategories: asked,
      logLevel: 'error',
    })
    if (!result) throw new Error('Lighthouse gave no result.')
    const { runtimeError } = result.lhr
    if (!runtimeError) return result.lhr
    // Now and then its trace misses the navigation, and it asks to be run again.
    if (left <= 1) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
  } finally {
    chrome.kill()
  }
  return audit(url, asked, left - 1)
}

function figureOf(category: string, name: string, results: Result[]): Figure {
  const failing = new Set(results.flatMap((result) => failingAudits(result, category)))
  return {
    what: `${category} of ${name}`,
    value: median(
      results.flatMap(({ categories: scored }) =>
        scored[category] ? scored[category].score! * 100 : [],
      ),
    ),
    unit: 'score',
    budget: atLeast(100),
    ...(failing.size > 0 && { note: [...failing].join('; ') }),
  }
}

/** Audits that cost points, with the first thing that each found. */
function failingAudits({ categories, audits }: Result, category: string): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => {
      const { displayValue, details } = audits[id]!
      const items = details && 'items' in details ? details.items : []
      const found = displayValue ?? JSON.stringify(items[0])?.slice(0, maxFindingLength)
      return found ? `${id} (${found})` : id
    })
}
