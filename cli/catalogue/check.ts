import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { attributes } from '#content/attributes.ts'
import { familyOrder } from '#content/families.ts'
import { interfaces } from '#content/interfaces.ts'
import { fixedPages } from '#content/pages.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { checkCatalogue } from '#domain/catalogue/check.ts'
import { byFileAndField, type Fault } from '#domain/catalogue/check-fault.ts'
import type { TextFile } from '#domain/catalogue/check-mentions.ts'
import { companyFolder } from '../company.mjs'
import type { Arguments } from './arguments.ts'
import { fixedRoutes, serverAddresses } from './fixed-routes.ts'
import { readFolder, type CatalogueFolder } from './read-folder.ts'
import { readTexts } from './read-texts.ts'
import { reportFaults } from './report-faults.ts'
import type { Terminal } from './terminal.ts'

/** `check DIR`: prints every fault; resolves with 1 when there is an error. */
export async function check(
  { folder, storage, checkFiles }: Pick<Arguments, 'folder' | 'storage' | 'checkFiles'>,
  terminal: Terminal,
): Promise<number> {
  const read = readFolder(folder)
  if (read.files.length === 0 && read.faults.length === 0) {
    terminal.printError(`${folder} holds no .json files: is it the catalogue's folder?`)
    return 1
  }
  const stored = checkFiles ? listStorage(storage) : undefined
  const faults = await faultsOf(read, stored, readTexts(folder, companyFolder().path))
  for (const line of reportFaults(faults, read.files.length, { folder, storage })) {
    terminal.print(line)
  }
  return faults.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** What was unreadable and what is wrong with the rest, and with other texts, sorted. */
export async function faultsOf(
  { files, faults }: CatalogueFolder,
  stored: ReadonlySet<string> | undefined,
  texts: readonly TextFile[] = [],
): Promise<Fault[]> {
  const { siteRoutes } = await import('#app/site-routes.ts')
  const addresses = [...serverAddresses, ...fixedPages.map(({ path }) => path)]
  const rules = {
    families: familyOrder,
    attributes,
    fixedRoutes: fixedRoutes(siteRoutes, addresses),
    stored,
    interfaces,
    trade: tradeRules,
  }
  return [...faults, ...checkCatalogue(files, rules, texts)].sort(byFileAndField)
}

/** Every path below the storage's folder, as fields name it; none when there is no such folder. */
export function listStorage(storage: string): Set<string> {
  try {
    const entries = readdirSync(storage, { recursive: true, withFileTypes: true })
    return new Set(
      entries
        // A linked file is served like any other.
        .filter((entry) => !entry.isDirectory())
        .map(({ parentPath, name }) => relative(storage, join(parentPath, name)))
        .map((path) => path.split(sep).join('/')),
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set()
    throw error
  }
}
