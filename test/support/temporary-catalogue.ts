import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtSite, companyFolder } from './company.ts'
import { startSite, type RunningSite } from './running-site.ts'

/** A place of its own to run the built site from, with other products and, where told, another storage. */
export async function siteFolder(
  documents: Record<string, unknown>,
  storage = resolve(companyFolder, 'storage'),
) {
  const folder = await mkdtemp(join(tmpdir(), 'place-'))
  const catalogue = join(folder, 'content/catalogue')
  await mkdir(catalogue, { recursive: true })
  await symlink(resolve(builtSite, 'build'), join(folder, 'build'))
  await symlink(storage, join(folder, 'content/storage'))
  const write = (id: string, document: unknown) =>
    writeFile(
      join(catalogue, `${id}.json`),
      typeof document === 'string' ? document : JSON.stringify(document),
    )
  await Promise.all(Object.entries(documents).map(([id, document]) => write(id, document)))
  return {
    folder,
    catalogue,
    /** A string is written as it is, anything else as JSON. */
    write,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Starts the site on a catalogue of its own; stopping it takes the catalogue away, too. */
export async function startWithCatalogue(
  documents: Record<string, unknown>,
  storage?: string,
): Promise<RunningSite> {
  const place = await siteFolder(documents, storage)
  const site = await startSite({}, { folder: place.folder })
  return {
    ...site,
    async stop() {
      await site.stop()
      await place.remove()
    },
  }
}

/** A document that is nothing but legal. */
export const plainDocument = (slug: string, fields: Record<string, unknown> = {}) => ({
  slug,
  product: `Product ${slug}`,
  productFamily: 'Ball Valves',
  subFamily: 'Full bore',
  rank: 1,
  text: 'A product of a test.',
  ...fields,
})
