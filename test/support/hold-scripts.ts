import type { Page } from 'playwright-core'
import type { useSite } from './visit.ts'

/** Has such scripts of a page wait from now on, all of them if no other are named, until what is returned is called. */
export async function holdScripts(
  page: Page,
  scripts = /\/assets\/[^/]*\.js$/,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** A page of the site whose scripts come when they are let through. */
export async function visitAhead(
  { visit, url }: Pick<ReturnType<typeof useSite>, 'visit' | 'url'>,
  path: string,
) {
  const page = await visit('/offline', {})
  const letThrough = await holdScripts(page)
  await page.goto(url(path))
  return { page, letThrough }
}
