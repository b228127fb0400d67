import type { Browser } from 'playwright-core'
import { catalogue } from '#test/catalogue.ts'
import { launchChromium } from '#test/chromium.ts'
import { median, type Figure } from './figure.ts'
import { trackHeadings, timeToHeading } from './heading-timer.ts'
import { mainPages, type MeasuredSite } from './measured-site.ts'
import { openPhone } from './phone.ts'
import { startStaticCopy } from './static-copy.ts'

/** From the page's load event to the press. The copy has no scripts and rests sooner. */
const restMilliseconds = { site: 2500, copy: 1000 }
const cardLinks = 'main article :is(h2, h3) a'
const lists = { products: mainPages.products, family: mainPages.family }

type Seen = { forward: number; back: number }

/** From a press on a card to the painted product page and back, beside the same on the static copy. */
export async function measurePress({
  site,
  runs,
}: {
  site: MeasuredSite
  runs: number
}): Promise<Figure[]> {
  const browser = await launchChromium()
  const copy = await startStaticCopy(site.url)
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(lists)) {
      const seen: Record<'site' | 'copy', Seen[]> = { site: [], copy: [] }
      // The first visit has pictures made.
      await pressCard(browser, site.url + path, restMilliseconds.site)
      for (let run = 0; run < runs; run++) {
        seen.site.push(await pressCard(browser, site.url + path, restMilliseconds.site))
        seen.copy.push(await pressCard(browser, copy.url + path, restMilliseconds.copy))
      }
      const figure = (what: string, key: keyof Seen): Figure => ({
        what: `${what} of ${name}, painted`,
        value: median(seen.site.map((press) => press[key])),
        baseline: median(seen.copy.map((press) => press[key])),
        unit: 'ms',
      })
      figures.push(figure('press on a card', 'forward'), figure('back to the list', 'back'))
    }
    return figures
  } finally {
    await browser.close()
    copy.stop()
  }
}

async function pressCard(browser: Browser, url: string, rest: number): Promise<Seen> {
  const page = await openPhone(browser, { slow: true })
  await trackHeadings(page)
  await page.goto(url, { waitUntil: 'load' })
  const { listHeading, slug } = await page.evaluate(centerFirstCard, cardLinks)
  await page.waitForTimeout(rest)
  const card = page.locator(`${cardLinks}[href="/${slug}"]:visible`).first()
  const { x, y, width, height } = (await card.boundingBox())!
  const productHeading = catalogue.bySlug.get(decodeURIComponent(slug))!.name
  const forward = await timeToHeading(page, productHeading, () =>
    page.touchscreen.tap(x + width / 2, y + height / 2),
  )
  await page.waitForTimeout(restMilliseconds.copy)
  const back = await timeToHeading(page, listHeading, () => page.evaluate(stepBack))
  await page.context().close()
  return { forward, back }
}

/** Runs in the page. In the middle neither the cookie notice nor the assistant's button covers the card. */
function centerFirstCard(selector: string): { listHeading: string; slug: string } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
  const card = links.find((link) => link.checkVisibility())
  if (!card) throw new Error(`${location.pathname} shows no card.`)
  card.scrollIntoView({ block: 'center' })
  return {
    listHeading: document.querySelector('h1')!.textContent,
    slug: card.getAttribute('href')!.slice(1),
  }
}

/** Runs in the page. The page may go away at once, so the call returns first. */
function stepBack(): void {
  setTimeout(() => {
    document.dispatchEvent(new Event('step-back'))
    history.back()
  })
}
