import { launch } from 'chrome-launcher'
import runLighthouse, { type Result } from 'lighthouse'
import { findChromium } from '#test/chromium.ts'
import type { Figure } from './figure.ts'
import { pages, type MeasuredSite } from './measured-site.ts'

/** The pages that visitors decide on. */
const auditedPages = Object.entries(pages).filter(([name]) => name !== 'knowledge center')
const performance = 'performance'
const otherCategories = ['accessibility', 'best-practices', 'seo']
const attempts = 3
const maxFindingLength = 160

/** Lighthouse's scores, mobile preset, with the audits that cost points. */
export async function measureLighthouse({ site }: { site: MeasuredSite }): Promise<Figure[]> {
  const figures: Figure[] = []
  const others: number[] = []
  for (const [name, path] of auditedPages) {
    const result = await audit(site.url + path)
    const score = (category: string) => (result.categories[category]?.score ?? 0) * 100
    others.push(...otherCategories.map(score))
    const note = [performance, ...otherCategories].flatMap((one) => failingAudits(result, one))
    figures.push({
      what: `performance of ${name}`,
      value: score(performance),
      unit: 'points',
      note: note.join('; '),
    })
  }
  const what = 'lowest score of accessibility, best practices, SEO'
  return [...figures, { what, value: Math.min(...others), unit: 'points' }]
}

/** Each audit gets a new browser. Now and then Lighthouse asks to be run again. */
async function audit(url: string): Promise<Result> {
  let failure = 'no result'
  for (let attempt = 0; attempt < attempts; attempt++) {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const chrome = await launch({
      chromePath: findChromium()!,
      chromeFlags: ['--headless=new', '--disable-gpu', '--disable-quic', ...sandbox],
    })
    try {
      const onlyCategories = [performance, ...otherCategories]
      const result = await runLighthouse(url, {
        port: chrome.port,
        onlyCategories,
        logLevel: 'error',
      })
      if (result && !result.lhr.runtimeError) return result.lhr
      failure = result?.lhr.runtimeError?.message ?? failure
    } finally {
      chrome.kill()
    }
  }
  throw new Error(`Lighthouse on ${url}: ${failure}`)
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
