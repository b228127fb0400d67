import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { contact } from '../../../test/fakes/submissions.ts'
import { describeSubmissionStore } from './contract.ts'
import { createSqliteStore } from './sqlite.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'submissions-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  return { file: join(folder, 'data', 'submissions.sqlite'), folder, remove }
}
async function testFile() {
  const { remove, ...place } = await temporaryFolder()
  onTestFinished(remove)
  return place
}

describeSubmissionStore('an SQLite file', async () => {
  const { file, remove } = await temporaryFolder()
  return { open: () => createSqliteStore(file), remove }
})

test('only the site’s own user may read the file', async () => {
  const { file } = await testFile()
  const store = createSqliteStore(file)
  await store.add(contact(), 1)
  for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o077, name).toBe(0)
  await store.close()
})

test('a file that cannot be opened fails each request, and serves once it can', async () => {
  const { folder } = await testFile()
  const file = join(folder, 'submissions.sqlite')
  await writeFile(file, 'This is no database, whatever its name says.'.repeat(50))
  const store = createSqliteStore(file)
  await expect(store.add(contact(), 1)).rejects.toThrow(/not a database/)
  await expect(store.summary()).rejects.toThrow(/not a database/)
  await rm(file)
  await store.add(contact(), 1)
  expect((await store.summary()).waiting).toBe(1)
  await store.close()
})

test('a write that fails is rejected, and so is nothing that comes after it', async () => {
  const { file } = await testFile()
  const store = createSqliteStore(file)
  await store.add(contact(), 1)
  const other = new DatabaseSync(file)
  other.exec('CREATE TRIGGER full BEFORE INSERT ON submissions BEGIN SELECT RAISE(FAIL, 1); END')
  await expect(store.add(contact(), 1)).rejects.toThrow()
  other.exec('DROP TRIGGER full')
  other.close()
  await store.add(contact(), 1)
  expect((await store.summary()).waiting).toBe(2)
  await store.close()
})

test('a file of a newer version of the site is left alone', async () => {
  const { file } = await testFile()
  const store = createSqliteStore(file)
  await store.add(contact(), 1)
  await store.close()
  const other = new DatabaseSync(file)
  other.exec('PRAGMA user_version = 99')
  other.close()
  await chmod(file, 0o600)
  await expect(store.add(contact(), 1)).rejects.toThrow(/newer version/)
})

test('what was to be written when it closes is written', async () => {
  const { file } = await testFile()
  const store = createSqliteStore(file)
  await store.summary()
  const adding = store.add(contact(), 1)
  // The write waits for the end of this turn; closing must not overtake it.
  await Promise.resolve()
  await store.close()
  await adding
  const again = createSqliteStore(file)
  expect((await again.summary()).waiting).toBe(1)
  await again.close()
})
