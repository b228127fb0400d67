import { expect, test } from 'vitest'
import { runCatalogue } from './run.ts'
import { fakeTerminal, folderWith, product } from './operator.fixture.ts'

async function figures(folder: string) {
  const { terminal, lines } = fakeTerminal()
  const status = await runCatalogue(['figures', folder], {}, terminal)
  return { status, lines }
}

test('prints a line for each field, of all products and of those on sale', async () => {
  const folder = folderWith({
    'a.json': product('a', { weight: 1, lifecycle: { state: 'active' } }),
    'b.json': product('b', { weight: 2, lifecycle: { state: 'withdrawn' } }),
    'c.json': product('c'),
  })
  const { status, lines } = await figures(folder)
  expect(status).toBe(0)
  const cells = lines.map((line) => line.split(/ {2,}/))
  expect(cells[0]).toEqual(['field', 'could carry', 'carry', 'on sale', 'carry'])
  expect(cells).toContainEqual(['weight', '3', '2', '2', '1'])
  expect(cells).toContainEqual(['lifecycle.replacedBy', '1', '0', '0', '0'])
})

test('a folder without products is a failure that says so', async () => {
  expect(await figures(folderWith({}))).toEqual({
    status: 1,
    lines: [expect.stringContaining('holds no .json files')],
  })
})
