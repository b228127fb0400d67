import type { Page } from 'playwright-core'

export type Vitals = {
  /** Milliseconds since the navigation began. */
  fcp: number
  lcp: number
  /** Milliseconds beyond 50 of every long task after the first paint. */
  tbt: number
  /** Sum of all layout shifts without input. */
  cls: number
}

/** What the page's own observers have noted since it began to load. */
export async function readVitals(page: Page): Promise<Vitals> {
  const { paints, largest, tasks, shifts } = await page.evaluate(collectEntries)
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')?.at
  const lcp = largest.at(-1)?.at
  if (fcp === undefined || lcp === undefined) throw new Error(`${page.url()} was never painted.`)
  return {
    fcp,
    lcp,
    tbt: tasks
      .filter(({ at, value }) => at + value > fcp)
      .reduce((total, { value }) => total + Math.max(0, value - 50), 0),
    cls: shifts.reduce((total, { value }) => total + value, 0),
  }
}

/** Runs in the page. */
async function collectEntries() {
  type Noted = { name: string; at: number; value: number }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((done) => {
      const entries: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
      observer.observe({ type, buffered: true })
      // Buffered entries come as a task of their own.
      setTimeout(() => done([...entries, ...observer.takeRecords()]), 100)
    })
  const noted = ({ name, startTime, duration }: PerformanceEntry): Noted => ({
    name,
    at: startTime,
    value: duration,
  })
  const [paints, largest, tasks, shifts] = await Promise.all([
    entriesOf('paint'),
    entriesOf('largest-contentful-paint'),
    entriesOf('longtask'),
    entriesOf('layout-shift'),
  ])
  return {
    paints: paints.map(noted),
    largest: largest.map(noted),
    tasks: tasks.map(noted),
    shifts: (shifts as Shift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map((shift) => ({ ...noted(shift), value: shift.value })),
  }
}
