import { expect, test } from 'vitest'
import { runCatalogue } from './run.ts'
import { hostedSettings } from './settings.ts'
import { fakeTerminal, folderWith, product } from './operator.fixture.ts'

const emulator = { FIRESTORE_PROJECT_ID: 'demo', FIRESTORE_EMULATOR_HOST: 'localhost:8080' }

test('a project and an emulator, or a project and a key file, will do', () => {
  expect(hostedSettings(emulator)).toEqual({
    ok: true,
    project: 'demo',
    emulator: 'localhost:8080',
  })
  const key = import.meta.filename
  expect(
    hostedSettings({ FIRESTORE_PROJECT_ID: 'demo', GOOGLE_APPLICATION_CREDENTIALS: key }),
  ).toMatchObject({ ok: true, emulator: undefined })
})

test.each<[Record<string, string>, string[]]>([
  [{}, ['FIRESTORE_PROJECT_ID is not set', 'GOOGLE_APPLICATION_CREDENTIALS is not set']],
  [{ ...emulator, FIRESTORE_PROJECT_ID: ' ' }, ['FIRESTORE_PROJECT_ID is not set']],
  [{ FIRESTORE_PROJECT_ID: 'demo' }, ['GOOGLE_APPLICATION_CREDENTIALS is not set']],
  [
    { FIRESTORE_PROJECT_ID: 'demo', GOOGLE_APPLICATION_CREDENTIALS: '/no/key.json' },
    ['names /no/key.json, which does not exist'],
  ],
  [
    {
      FIRESTORE_PROJECT_ID: 'demo',
      GOOGLE_APPLICATION_CREDENTIALS: import.meta.filename,
      FIRESTORE_URL: 'http://localhost:8080',
    },
    ['FIRESTORE_URL names http://localhost:8080'],
  ],
])('%j is told of with every problem', async (env, problems) => {
  const { terminal, output } = fakeTerminal()
  const folder = folderWith({ 'a.json': product('a') })
  expect(await runCatalogue(['push', folder, '--yes'], env, terminal)).toBe(1)
  for (const problem of problems) expect(output()).toContain(problem)
  expect(output().split('\n')).toHaveLength(1 + problems.length)
})
