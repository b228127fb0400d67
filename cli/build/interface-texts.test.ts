import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { root } from '../company.mjs'
import { interfaceTexts } from './interface-texts.ts'

type Rendered = { page: string; table: string; values: string[] }

const folder = mkdtempSync(join(root, 'node_modules/.texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A page of comparison, built in the language of a company. */
async function builtIn(company: string): Promise<Rendered & { code: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [interfaceTexts(join(root, company))],
    resolve: { alias: [{ find: /^#content\//, replacement: `${join(root, 'test/company')}/` }] },
    build: {
      ssr: 'app/features/compare/compare-page.fixture.tsx',
      outDir: join(folder, company),
      minify: false,
    },
  })
  const { output } = built as Extract<typeof built, { output: unknown }>
  const [{ fileName, code }] = output
  const url = pathToFileURL(join(folder, company, fileName)).href
  const { renderedPage } = (await import(url)) as { renderedPage: () => Rendered }
  return { ...renderedPage(), code }
}

test('a page that is built for a company speaks its language', async () => {
  const { page, table, values, code } = await builtIn('test/german')
  expect(page).toContain('1 von 1200 Zeilen unterscheiden sich.')
  expect(page).toContain('Nichts im Katalog heißt „DN 51“.')
  expect(page).toContain('aria-label="Zeilen"')
  for (const said of ['Neu seit März 2026', '1 von 2 auf Lager', 'nicht angegeben', 'Nach links']) {
    expect(table, said).toContain(said)
  }
  expect(table).toContain('≤\u00a01,5\u00a0bar')
  expect(values).toEqual([
    '1234,5\u00a0bar',
    '−20 bis 80\u00a0°C',
    'Ja',
    'DN\u00a050',
    'DN\u00a015 bis 50',
    'DN\u00a015, 20',
    'DN\u00a015 bis 50',
    '7. März 2026',
    '18.–22. Januar',
  ])
  // Nothing of the English travels along.
  expect(code).not.toContain('rows differ')
})

test('without words of its own it speaks English, in the formats of its region', async () => {
  const { page, values } = await builtIn('test/company')
  expect(page).toContain('1 of 1200 rows differ.')
  expect(values).toEqual([
    '1234.5\u00a0bar',
    '−20 to 80\u00a0°C',
    'Yes',
    '50\u00a0DN',
    '15 to 50\u00a0DN',
    '15, 20\u00a0DN',
    '15 to 50\u00a0DN',
    '7 March 2026',
    '18–22 January',
  ])
})
