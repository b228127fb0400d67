import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { familyOrder } from '#content/families.ts'
import { withoutControls } from './terminal.ts'
import { folderWith, product } from './operator.fixture.ts'

const entry = join(import.meta.dirname, '..', 'catalogue.ts')

const [productFamily] = familyOrder

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], {
    encoding: 'utf8',
    input: 'y\n',
    env: { ...process.env, FIRESTORE_PROJECT_ID: '', FIRESTORE_EMULATOR_HOST: '' },
  })
  return { status, stdout, stderr }
}

test('the command itself exits with 0, 1 and 2, and writes reports and errors apart', () => {
  const sound = folderWith({ 'a.json': product('a', { productFamily }) })
  expect(run('check', sound)).toEqual({ status: 0, stdout: expect.any(String), stderr: '' })
  const bad = run('check', folderWith({ 'a.json': '{' }))
  expect(bad).toMatchObject({ status: 1, stderr: '' })
  expect(bad.stdout).toContain('a.json: error')
  expect(run('nonsense')).toMatchObject({ status: 2, stdout: '' })
  const push = run('push', sound)
  expect(push).toMatchObject({ status: 1, stdout: '' })
  expect(push.stderr).toContain('FIRESTORE_PROJECT_ID')
})

test('import says which file is not there', () => {
  const asked = run('import', '/no/such/place.xlsx')
  expect(asked).toMatchObject({ status: 1, stdout: '' })
  expect(asked.stderr).toBe('/no/such/place.xlsx is not there: name a file or folder that is.\n')
})

test('a text of the catalogue cannot command the terminal', () => {
  const folder = folderWith({ 'a.json': product('a', { relatedProducts: ['\u001b[2Jx'] }) })
  const { stdout } = run('check', folder)
  expect(stdout).toContain('\uFFFD[2Jx')
  expect(stdout).not.toContain('\u001b')
  expect(withoutControls('a\nb\u009b\r')).toBe('a\nb\uFFFD\uFFFD')
})
