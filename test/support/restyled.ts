import type { Page } from 'playwright-core'

type TraceEvent = {
  name: string
  pid: number
  /** Microseconds. */
  ts: number
  args: { data?: { type?: string }; elementCount?: number }
}

/**
 * How many elements are styled in the frame of a click. Of a browser of the test's own, for one trace is all that
 * a browser takes at a time.
 */
export async function restyledBy(page: Page, press: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await press()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[]
  }
  const events = traceEvents.toSorted((a, b) => a.ts - b.ts)
  const click = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  )
  if (!click) throw new Error('Nothing was clicked.')
  const styled = events.find(
    ({ name, pid, ts }) => name === 'UpdateLayoutTree' && pid === click.pid && ts > click.ts,
  )
  return styled?.args.elementCount ?? 0
}
