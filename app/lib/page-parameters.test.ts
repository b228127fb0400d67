import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteRoutes, type SiteRoute } from '#app/site-routes.ts'
import { pageParameters } from './page-parameters.ts'

const folder = join(import.meta.dirname, '..')

/** A route that reads its query in any of the ways there are. */
async function readsQuery({ file }: SiteRoute): Promise<boolean> {
  const source = await readFile(join(folder, file), 'utf8')
  return /[sS]earchParams|\bsearch\b.*useLocation/.test(source)
}

test('every page that reads its query says which parameters, so that they reach it', async () => {
  const reading = await Promise.all(
    siteRoutes.map(async (entry) => ((await readsQuery(entry)) ? [`/${entry.path}`] : [])),
  )
  expect(reading.flat().length).toBeGreaterThan(4)
  expect(reading.flat().toSorted()).toEqual(Object.keys(pageParameters).toSorted())
})
