import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourcePage } from '#app/features/document/document-page.server.ts'
import { documentSources } from '#app/features/document/document-sources.server.ts'
import { gatedDocuments } from '#content/gated-documents.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { hasPage, parseDocumentHead } from '#domain/documents/document-head.ts'
import { readPdf } from '#server/knowledge/read-pdf.ts'
import { catalogue } from '#test/catalogue.ts'
import { companyFolder } from '#test/company.ts'
import { oneOfEach } from '#test/sweep.ts'

const folder = join(companyFolder, 'documents')
const sources = globSync('*/*.md', { cwd: folder }).map((path) => {
  const { head } = parseDocumentHead(path, readFileSync(join(folder, path), 'utf8'))
  return { path, head, file: path.replace(/\.md$/, '.pdf') }
})
const site = { catalogue, addresses: createProductAddresses(catalogue.products) }
const months =
  'January February March April May June July August September October November December'
const monthOf = (date: string) =>
  `${months.split(' ')[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`

test('there are documents of every kind', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(new Set(sources.map(({ path }) => dirname(path))).size).toBeGreaterThan(7)
})

describe.each(oneOfEach(sources, ({ path }) => dirname(path)))('$path', ({ path, head, file }) => {
  const stored = join(companyFolder, 'storage', file)

  test('has a PDF of its revision and date', async () => {
    expect(existsSync(stored), stored).toBe(true)
    const { pages, revision } = await readPdf(new Uint8Array(readFileSync(stored)))
    const { number } = head
    const text = pages.join(' ')
    expect(text).toContain(number)
    expect(revision).toBe(`${head.revision}, ${monthOf(head.date)}`)
  })

  const isGated = gatedDocuments.some((one) => basename(one) === basename(file))
  test.runIf(hasPage(head) && !isGated)('has a page of the same', () => {
    const source = documentSources.values().find((one) => one.file === file)
    expect(source, path).toBeDefined()
    const { view } = sourcePage(site, source!, [])
    expect(view.kicker).toContain(`${head.number}, revision ${head.revision}`)
    expect(view.date).toContain(monthOf(head.date).split(' ')[0])
    expect(decodeURI(view.pdf)).toContain(basename(file))
  })
})
