import type { TestProject } from 'vitest/node'
import { launchChromiumServer } from './chromium.ts'
import { origin } from './origin.ts'
import { startSite } from './running-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** Where the one browser of all journeys is reached. */
    browserAddress: string
  }
}

/** The site that most journeys need: it knows its address, and lacks any other service. */
const variables = {
  SITE_URL: origin,
  // All visitors of the tests come from one address.
  LIMIT_SUBMISSIONS: '1000/min',
  LIMIT_CHAT: '1000/min',
}

/** One site and one browser for the files of a project, from before the first to after the last. */
export async function setup(project: TestProject) {
  const folder = project.config.env?.TEST_SITE
  const [site, browser] = await Promise.all([
    startSite(variables, { folder }),
    launchChromiumServer(),
  ])
  project.provide('siteUrl', site.url)
  project.provide('browserAddress', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.stop()
  }
}
