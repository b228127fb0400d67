import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './company.mjs'

const company = mkdtempSync(join(tmpdir(), 'company-'))
cpSync(join(root, 'test/smallest-company'), company, {
  recursive: true,
  filter: (path) => !path.endsWith('tsconfig.json'),
})
afterAll(() => rmSync(company, { recursive: true }))

/** What a command says of a company with one of its records changed. */
function said(file: string, change: (source: string) => string | undefined, args = ['check']) {
  const path = join(company, file)
  const before = readFileSync(path, 'utf8')
  const changed = change(before)
  if (changed === undefined) renameSync(path, `${path}.away`)
  else writeFileSync(path, changed)
  const { stderr, status } = spawnSync(process.execPath, ['cli/catalogue.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: company },
  })
  rmSync(`${path}.away`, { force: true })
  writeFileSync(path, before)
  expect(status).toBe(1)
  return stderr.replaceAll(company, 'COMPANY')
}

const then = '. Mend that first: npm run content -- types names every fault by file and line.\n'

test('a record that is no program is told by its file and line, and what to do', () => {
  expect(said('families.ts', (source) => `\nconst broken = ;\n${source}`)).toBe(
    `COMPANY/families.ts:2: cannot be read: Expression expected${then}`,
  )
  expect(said('families.ts', (source) => `nobody.there()\n${source}`)).toBe(
    `COMPANY/families.ts:1: cannot be read: nobody is not defined${then}`,
  )
})

test('so are a record that is not there, or lacks what is read of it', () => {
  expect(said('families.ts', () => undefined)).toBe(
    `COMPANY/families.ts: is not there: test/smallest-company has one to copy${then}`,
  )
  expect(said('families.ts', (source) => source.replace('familyOrder', 'familyOrders'))).toBe(
    `COMPANY/families.ts: exports no familyOrder${then}`,
  )
})

test('a record that only one command reads is told by it', () => {
  const args = ['export', join(company, 'products.xlsx')]
  expect(said('interfaces.ts', (source) => `${source}\nconst broken = ;`, args)).toMatch(
    /^COMPANY\/interfaces\.ts:\d+: cannot be read: Expression expected\./,
  )
})
