import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { byFileAndField, errorFault, idOf, type Fault } from '#domain/catalogue/check-fault.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { checkRedirects } from '#domain/redirects/check-redirects.ts'
import { faultsOf, listStorage } from '../catalogue/check.ts'
import { readFolder, type CatalogueFolder } from '../catalogue/read-folder.ts'
import { readTexts } from '../catalogue/read-texts.ts'
import { counted } from '../catalogue/report-faults.ts'
import type { Terminal } from '../catalogue/terminal.ts'
import type { companyFolder } from '../company.mjs'
import { attributeFaults } from './check-attributes.ts'
import { documentFaults } from './check-documents.ts'
import { linkFaults } from './check-links.ts'
import { pageFaults } from './check-pages.ts'
import { textFaults } from './check-texts.ts'
import { missingModules, typeFaults } from './check-types.ts'
import { valueFaults } from './check-values.ts'
import { versionFaults } from './check-version.ts'
import { missingFiles } from './named-files.ts'
import { loadRecords, valuesIn, type RecordModule } from './records.ts'
import { siteAddresses } from './site-addresses.ts'

type Options = { checkTypes: boolean }
type CompanyFolder = ReturnType<typeof companyFolder>

/** Prints every fault of a company's folder; resolves with 1 when there is an error. */
export async function checkContent(
  { name, path }: Pick<CompanyFolder, 'name' | 'path'>,
  { checkTypes }: Options,
  terminal: Terminal,
): Promise<number> {
  const missing = missingModules(path)
  const types = checkTypes ? typeFaults(path) : []
  const { modules, faults: unread } = await loadRecords(path)
  // What cannot be imported, or lacks an export, cannot be looked into.
  const isWhole = ![...missing, ...unread, ...types].some(({ field }) => !field.startsWith('line'))
  const catalogue = join(path, 'catalogue')
  const read = existsSync(catalogue) ? readFolder(catalogue) : noCatalogue()
  const others = isWhole ? await faultsWithin(path, modules, read) : []
  const faults = [...versionFaults(path), ...missing, ...types, ...unread, ...others].sort(
    byFileAndField,
  )
  print(faults, name, terminal)
  const errors = faults.filter(({ severity }) => severity === 'error').length
  const sums = `${counted(errors, 'error')}, ${counted(faults.length - errors, 'warning')}`
  const what = `${counted(modules.length, 'file')} of records and ${counted(read.files.length, 'product')} read`
  if (faults.length) terminal.print('')
  if (!isWhole) terminal.print('Links, files and pages are looked at once these are mended.')
  terminal.print(`${what}: ${faults.length ? sums : 'no faults'}.`)
  return errors ? 1 : 0
}

/**
 * Prints what is not of the shape that the site wants. What the site makes of the sample is checked
 * with the site.
 */
export function checkShapes(
  { name, path, isSample }: Pick<CompanyFolder, 'name' | 'path' | 'isSample'>,
  { recordsOnly }: { recordsOnly: boolean },
  terminal: Terminal,
): number {
  if (isSample && !recordsOnly) return 0
  const faults = [...missingModules(path), ...typeFaults(path, { recordsOnly })].sort(
    byFileAndField,
  )
  print(faults, name, terminal)
  return faults.length ? 1 : 0
}

function print(faults: readonly Fault[], name: string, terminal: Terminal): void {
  for (const { file, field, severity, message } of faults) {
    const place = field ? `${field}: ` : ''
    const at = isAbsolute(file) ? file : join(name, file)
    terminal.print(`${at}: ${place}${severity}: ${message}`.replaceAll('\n', ' '))
  }
}

function noCatalogue(): CatalogueFolder {
  const fault = errorFault('catalogue', '', 'is not there: it holds one {slug}.json per product')
  return { files: [], faults: [fault], unreadable: new Set() }
}

async function faultsWithin(
  company: string,
  modules: readonly RecordModule[],
  read: CatalogueFolder,
): Promise<Fault[]> {
  const { siteRoutes } = await import('#app/site-routes.ts')
  const { attributeTerms } = await import('#content/attribute-terms.ts')
  const { familyOrder: families } = await import('#content/families.ts')
  const { fixedPages, pages } = await import('#content/pages.ts')
  const catalogue = join(company, 'catalogue')
  const stored = listStorage(join(company, 'storage'))
  const attributes = attributeTerms.map(({ key }) => key)
  const products = read.files.flatMap(({ file, data }): Product[] => {
    const parsed = parseProduct(idOf(file), data)
    return parsed.ok ? [parsed.product] : []
  })
  // Words of the interface are no records: `to` is one, and leads nowhere.
  const values = valuesIn(modules.filter(({ file }) => !file.startsWith('texts/')))
  const fixedPaths = fixedPages.map((page) => page.path)
  const known = siteAddresses({ routes: siteRoutes, fixedPaths, families, products, stored })
  const inCatalogue = await faultsOf(read, stored, readTexts(catalogue, company))
  return [
    ...inCatalogue.map((fault) => ({ ...fault, file: join('catalogue', fault.file) })),
    ...(await namedFaults(company)),
    ...(await textFaults(modules)),
    ...(await documentFaults(company, {
      stored,
      slugs: new Set(products.map(({ slug }) => slug)),
      attributes: new Set(attributes),
    })),
    ...attributeFaults(values, attributeTerms, read.files),
    ...(await valueFaults(modules, { folder: company, families, attributes, stored })),
    ...pageFaults({ values, pages, fixedPages, families, products }),
    ...linkFaults(company, values, known, fixedPaths),
    ...redirectFaults(company, known),
  ]
}

async function namedFaults(company: string): Promise<Fault[]> {
  const missing = await missingFiles(company)
  return missing.map(({ file, by }) =>
    errorFault(by, '', `“${file}” is not in storage/: put it there, or name another`),
  )
}

function redirectFaults(company: string, known: ReturnType<typeof siteAddresses>): Fault[] {
  const file = join(company, 'redirects.txt')
  if (!existsSync(file)) return []
  return checkRedirects('redirects.txt', readFileSync(file, 'utf8'), known)
}
