import type { Browser, Locator } from 'playwright-core'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { maxItems } from '#domain/deciding/list-items.ts'
import { products } from '#test/catalogue.ts'
import { launchChromium } from '#test/chromium.ts'
import { atMost, median, type Figure } from './figure.ts'
import { startMeasuredSite, warmedUp } from './site.ts'
import { untilPainted } from './until-painted.ts'
import { pageWeight } from './wire.ts'

const changesPerRun = 5
/** More than are removed from it. */
const linesOfShort = 20
const pastedLines = 20
/** Where the count of lines and pieces is said. */
const said = 'main [role=status]'

/** A parts list as long as lists get: its page, and how soon it answers a change. */
export async function longList({ runs }: { runs: number }): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startMeasuredSite(), launchChromium()])
  try {
    await warmedUp(site)
    const path = `/list?items=${items(maxItems)}`
    const short = await timesOfChanges(
      browser,
      `${site.url}/list?items=${items(linesOfShort)}`,
      runs,
    )
    const long = await timesOfChanges(browser, site.url + path, runs)
    const [added, addedShort] = [
      await timesOfAdditions(browser, site.url, maxItems - pastedLines - 1, runs),
      await timesOfAdditions(browser, site.url, linesOfShort, runs),
    ]
    return [
      seen('a changed quantity, from Enter to the painted answer', short.changes, long.changes),
      seen('a line removed, from the press to the painted answer', short.removals, long.removals),
      seen('a part added that is missing, likewise', addedShort.additions, added.additions),
      seen('a number taken in another’s place, likewise', addedShort.swaps, added.swaps),
      seen(`${pastedLines} lines pasted, likewise`, addedShort.pastes, added.pastes),
      {
        what: 'and until the server has said what those lines are',
        value: median(added.read),
        baseline: median(addedShort.read),
        unit: 'ms',
      },
      {
        what: 'and until what its parts are together is said anew',
        value: median(long.settled),
        baseline: median(short.settled),
        unit: 'ms',
        note: 'of which the server is asked 400 ms after the last change',
      },
      {
        what: `HTML of that list, Brotli`,
        value: await atItsBest(site.url + path),
        unit: 'bytes',
        budget: atMost(19_000),
      },
      {
        what: `HTML of the request for a quote for it, Brotli`,
        value: await atItsBest(`${site.url}/quote?items=${items(maxItems)}`),
        unit: 'bytes',
        budget: atMost(19_000),
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** What can be ordered, the longest numbers first. */
function items(count: number): string {
  return itemsOf(numbers().slice(0, count))
}

const itemsOf = (numbers: readonly string[]) =>
  numbers.map((number, i) => `${encodeURIComponent(number)}:${(i % 40) + 1}`).join(',')

function numbers(): string[] {
  const all = products.flatMap((product) => {
    const { variants } = readOrdering(product)
    return variants.length ? variants.map(({ partNumber }) => partNumber) : product.partNumber
  })
  return [...new Set(all.filter((number) => number))].toSorted((a, b) => b.length - a.length)
}

type Times = Record<'changes' | 'removals' | 'settled', number[]>

/** Measured as `press` does: from the event itself to the end of the frame that shows its answer. */
async function timesOfChanges(browser: Browser, url: string, runs: number): Promise<Times> {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const times: Times = { changes: [], removals: [], settled: [] }
  // The first is not counted: whoever changes a quantity goes to its field before, and the code comes.
  for (let change = 0; change <= runs * changesPerRun; change++) {
    const field = page.getByRole('table').getByRole('textbox').first()
    await field.fill(String(change + 50))
    const changed = await untilPainted(page, { from: 'keydown', selector: said }, () =>
      field.press('Enter'),
    )
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
    if (change === 0) continue
    times.changes.push(changed.end - changed.start)
    times.settled.push(await page.evaluate((start) => performance.now() - start, changed.start))
  }
  for (let removal = 1; removal <= runs; removal++) {
    const button = page.getByRole('table').getByRole('button', { name: 'Remove' }).first()
    await button.focus()
    const removed = await untilPainted(page, { from: 'keydown', selector: said }, () =>
      button.press('Enter'),
    )
    times.removals.push(removed.end - removed.start)
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
  }
  await page.close()
  return times
}

type Additions = Record<'additions' | 'swaps' | 'pastes' | 'read', number[]>

/** Each on the list as it was; of a number that is slightly wrong, the one that was meant is taken. */
async function timesOfAdditions(
  browser: Browser,
  site: string,
  lines: number,
  runs: number,
): Promise<Additions> {
  const page = await browser.newPage()
  // Of all kinds, for what is missing beside them.
  const all = numbers()
  const step = Math.floor(all.length / (lines + pastedLines))
  const chosen = all.filter((_, i) => i % step === 0)
  const [meant = '', ...listed] = chosen.slice(0, lines)
  const column = chosen.slice(lines, lines + pastedLines).map((number, i) => `${number}\t${i + 1}`)
  const address = `${site}/list?items=${itemsOf([meant.replace('O', '0'), ...listed])}`
  const times: Additions = { additions: [], swaps: [], pastes: [], read: [] }
  const time = async (button: Locator) => {
    await button.focus()
    const { start, end } = await untilPainted(page, { from: 'keydown', selector: said }, () =>
      button.press('Enter'),
    )
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
    times.read.push(await page.evaluate((from) => performance.now() - from, start))
    return end - start
  }
  const opened = async () => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    // Whoever presses has come there before.
    await page.getByRole('table').getByRole('textbox').first().focus()
    await page.waitForLoadState('networkidle')
  }
  const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name })
  for (let run = 0; run < runs; run++) {
    await opened()
    times.additions.push(await time(button(/^Add \d/).first()))
    await opened()
    times.swaps.push(await time(button(new RegExp(`^${meant}$`)).first()))
    await opened()
    await page.getByLabel('Add lines').fill(column.join('\n'))
    times.pastes.push(await time(button(/^Update$/).last()))
  }
  await page.close()
  return times
}

function seen(what: string, short: readonly number[], long: readonly number[]): Figure {
  return {
    what: `on a list of ${maxItems} lines: ${what}`,
    value: median(long),
    // The same on a list of few lines.
    baseline: median(short),
    unit: 'ms',
    budget: atMost(50),
    note: `first ${long[0]!.toFixed(0)} ms, slowest ${Math.max(...long).toFixed(0)} ms`,
  }
}

/** The best compression is made behind the first visitor's back. */
async function atItsBest(url: string): Promise<number> {
  await pageWeight(url)
  await pageWeight(url)
  await new Promise((later) => setTimeout(later, 1000))
  return pageWeight(url)
}
