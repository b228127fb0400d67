import { expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'
import { runCatalogue } from './run.ts'
import { fakeTerminal } from './operator.fixture.ts'
import { companyFolder } from '../company.mjs'

test('the folder is the catalogue when none is named', () => {
  expect(parseArguments(['check'])).toMatchObject({
    ok: true,
    arguments: {
      folder: `${companyFolder().name}/catalogue`,
      storage: `${companyFolder().name}/storage`,
      checkFiles: true,
    },
  })
})

test('the usage names the folder that is read when none is named', async () => {
  const { terminal, output } = fakeTerminal()
  await runCatalogue(['--help'], {}, terminal)
  expect(output()).toContain(`it is ${companyFolder().name}/catalogue when`)
})

test('a workbook stands before the folder', () => {
  expect(parseArguments(['import', 'a.xlsx', 'x', '--write'])).toMatchObject({
    arguments: { file: 'a.xlsx', folder: 'x', write: true, acceptWarnings: false },
  })
  expect(parseArguments(['export', 'a.xlsx'])).toMatchObject({
    arguments: { file: 'a.xlsx', folder: `${companyFolder().name}/catalogue` },
  })
})

test('options may stand before and behind the folder', () => {
  const wanted = { ok: true, arguments: { command: 'push', folder: 'x', yes: true, delete: true } }
  expect(parseArguments(['push', '--yes', 'x', '--delete'])).toMatchObject(wanted)
  expect(parseArguments(['--delete', 'push', 'x', '--yes'])).toMatchObject(wanted)
})

test.each([
  [[], 'Name a command'],
  [['publish'], 'Unknown command publish'],
  [['check', 'a', 'b'], 'b is too much'],
  [['check', '--yes'], 'check knows no --yes'],
  [['pull', '--force'], 'pull knows no --force'],
  [['push', '--no-files'], 'push knows no --no-files'],
  [['check', '--storage'], 'storage'],
  [['check', '--nonsense'], 'nonsense'],
  [['check', ''], 'empty'],
  [['import'], 'import needs a workbook'],
  [['export', 'products.csv'], 'name a FILE.xlsx'],
  [['import', 'a.xlsx', 'b', 'c'], 'c is too much'],
  [['export', 'a.xlsx', '--write'], 'export knows no --write'],
])('%j is wrong usage: status 2, the reason and the usage', async (args, reason) => {
  const { terminal, output } = fakeTerminal()
  expect(await runCatalogue(args, {}, terminal)).toBe(2)
  expect(output()).toContain(reason)
  expect(output()).toContain('Usage: npm run catalogue')
})

test('--help tells the usage and is no fault', async () => {
  const { terminal, output } = fakeTerminal()
  expect(await runCatalogue(['push', '--help'], {}, terminal)).toBe(0)
  expect(output()).toMatch(/^Usage/)
})
