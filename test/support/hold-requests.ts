import type { Page } from 'playwright-core'
import type { useSite } from './visit.ts'

/** Has such requests of a page wait from now on, until what is returned is called. */
export async function holdRequests(
  page: Page,
  asked: Parameters<Page['route']>[0],
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(asked, async (route) => {
    await promise
    // Whoever asked may be gone.
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** A page of the site whose scripts come when they are let through. */
export async function visitAhead(
  { visit, url }: Pick<ReturnType<typeof useSite>, 'visit' | 'url'>,
  path: string,
) {
  const page = await visit('/offline', {})
  const letThrough = await holdRequests(page, /\/assets\/[^/]*\.js$/)
  // Loaded it is once its scripts have run.
  await page.goto(url(path), { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return { page, letThrough }
}
