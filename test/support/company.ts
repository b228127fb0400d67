import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '#server/compose/content-folder.ts'

// Set for each of the test projects in vitest.config.ts; without them it is the sample.

/** The folder of the company that a test runs on: its catalogue, its storage. */
export const companyFolder = process.env.TEST_COMPANY ?? contentFolder
/** Where the site is built with that company's records. */
export const builtSite = process.env.TEST_SITE ?? '.'
/** Where that site looks for its company's catalogue and storage, from the folder it runs in. */
export const siteContent = contentOf(builtSite)

function contentOf(site: string): string {
  const text = readFileSync(join(site, 'package.json'), 'utf8')
  const { imports } = JSON.parse(text) as { imports: { '#content/*': string } }
  return imports['#content/*'].replace(/^\.\/|\/\*$/g, '')
}
