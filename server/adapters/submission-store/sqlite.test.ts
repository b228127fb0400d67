import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { contact } from '#test/submissions.fixture.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { describeSubmissionStore } from './contract.ts'
import { createSqliteStore } from './sqlite.ts'

const execute = promisify(execFile)

function testFile() {
  const folder = temporaryFolder()
  return { file: join(folder, 'data', 'submissions.sqlite'), folder }
}
/** A store of its own, which is closed when the test ends. */
function testStore() {
  const { file } = testFile()
  const store = createSqliteStore(file)
  onTestFinished(() => store.close())
  return { file, store }
}

describeSubmissionStore('an SQLite file', async () => {
  const { file } = testFile()
  return { open: () => createSqliteStore(file), setReadOnly: setReadOnlyOf(file) }
})

/** As a disk without room would have it: what is there can be read. */
function setReadOnlyOf(file: string) {
  return async (readOnly: boolean) => {
    const other = new DatabaseSync(file)
    const make =
      "CREATE TRIGGER full BEFORE INSERT ON submissions BEGIN SELECT RAISE(FAIL, 'full'); END"
    other.exec(readOnly ? make : 'DROP TRIGGER full')
    other.close()
  }
}

test('a disk without room is told of, and what is on it can be read', async () => {
  const { file } = testFile()
  const store = createSqliteStore(file)
  await store.add(contact(), 1)
  await store.close()
  const script = `
    import { createSqliteStore } from '${import.meta.dirname}/sqlite.ts'
    const store = createSqliteStore('${file}')
    const refused = () => store.checkWritable().then(() => false, String)
    const add = (at) => store.add({ id: 'x' + at, kind: 'contact', fields: {} }, at)
    let added = 0
    try {
      while (added < 100) { await add(added); added += 1 }
    } catch {}
    const { waiting } = await store.summary()
    console.log(JSON.stringify({ added, waiting, refused: await refused() }))`
  // The most that a process may write into one file: 32 KB, as much as SQLite's smallest needs.
  const limited = 'ulimit -f 64; exec "$0" --input-type=module -e "$1"'
  const { stdout } = await execute('/bin/sh', ['-c', limited, process.execPath, script])
  const { added, waiting, refused } = JSON.parse(stdout) as Record<string, unknown>
  expect(added).toBeLessThan(100)
  expect(waiting).toBe(Number(added) + 1)
  expect(refused).toMatch(/full|I\/O/)
})

test('only the site’s own user may read the file', async () => {
  const { file, store } = testStore()
  await store.add(contact(), 1)
  for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o077, name).toBe(0)
})

test('a file that cannot be opened fails each request, and serves once it can', async () => {
  const { folder } = testFile()
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

test('what is deleted stays in no file, whoever has it open', async () => {
  const { file, folder } = testFile()
  const [server, command] = [createSqliteStore(file), createSqliteStore(file)]
  onTestFinished(() => Promise.all([server.close(), command.close()]).then(() => {}))
  const words = (who: string) => `This was written by ${who}. `.repeat(400)
  const add = async (who: string, at: number) => {
    const { stored } = await server.add(contact({ message: words(who) }), at, [
      { destination: 'board', claimUntil: at },
    ])
    return stored.submission.id
  }
  const [forgotten] = [await add('Ada', 5), await add('Bo', 1), await add('Cleo', 2)]
  await add('Dana', 6)
  const [bo] = await server.claim({ destination: 'board', now: 3, until: 9, limit: 1 })
  await server.delivered(bo!, 'item', 3)
  // As a version of before deleted: what was written stays in pages that are free.
  const before = await add('Eve', 7)
  const old = new DatabaseSync(file)
  old.prepare('DELETE FROM deliveries WHERE id = ?').run(before)
  old.prepare('DELETE FROM submissions WHERE id = ?').run(before)
  old.close()

  expect(await server.deleteDelivered(4, ['board'])).toBe(1)
  expect(await server.deleteWaiting(3, 10)).toBe(1)
  expect(await command.remove([forgotten])).toBe(1)
  const names = await readdir(join(folder, 'data'))
  const files = await Promise.all(names.map((name) => readFile(join(folder, 'data', name))))
  const left = ['Ada', 'Bo', 'Cleo', 'Dana', 'Eve'].filter((who) =>
    files.some((bytes) => bytes.includes(`written by ${who}`)),
  )
  expect(left).toEqual(['Dana'])
  expect((await server.list({ limit: 9 })).map(({ submission }) => submission.fields)).toEqual([
    expect.objectContaining({ message: words('Dana') }),
  ])
})

test('a write that fails does not fail the others of its moment', async () => {
  const { store } = testStore()
  const claims = []
  for (const one of [contact(), contact()]) {
    const added = await store.add(one, 1, [{ destination: 'board', claimUntil: 9 }])
    claims.push(added.outcome === 'added' ? added.claims[0]! : undefined!)
  }
  const [bad, good, added] = await Promise.allSettled([
    store.delivered(claims[0]!, 'item 1', 1.5),
    store.delivered(claims[1]!, 'item 2', 2),
    store.add(contact(), 3),
  ])
  expect([bad.status, good.status, added.status]).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(await store.summary()).toMatchObject({ waiting: 2, delivered: 1 })
})

test.each([
  [99, /newer version/],
  [2, /unreleased version/],
])('a file of version %d, which is not ours, is left alone', async (version, reason) => {
  const { file } = testFile()
  const store = createSqliteStore(file)
  await store.add(contact(), 1)
  await store.close()
  const other = new DatabaseSync(file)
  other.exec(`PRAGMA user_version = ${version}`)
  other.close()
  await chmod(file, 0o600)
  await expect(store.add(contact(), 1)).rejects.toThrow(reason)
})

test('what was to be written when it closes is written', async () => {
  const { file } = testFile()
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
