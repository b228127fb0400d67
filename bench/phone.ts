import type { Browser, Page } from 'playwright-core'

/** The phone and the network of Lighthouse's mobile preset. */
const device = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
const cpuSlowdown = 4

/** A phone with an empty cache, on a slow processor and network where `slow`. */
export async function openPhone(browser: Browser, { slow }: { slow: boolean }): Promise<Page> {
  const context = await browser.newContext(device)
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  if (slow) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  }
  return page
}
