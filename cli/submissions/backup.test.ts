import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteStore } from '#server/adapters/submission-store/sqlite.ts'
import { contact } from '#test/submissions.fixture.ts'
import { world } from './submissions.fixture.ts'

test('a backup made while enquiries come in holds all that were stored, and can be restored', async () => {
  const { run, store, folder } = world()
  const sent = Array.from({ length: 40 }, (_, i) => contact({ message: `No. ${i}` }))
  const [first, ...later] = sent
  await store.add(first!, 1, [{ destination: 'smtp', claimUntil: 9 }])
  // Still open, so that its last writes are in the file beside it.
  for (const [i, one] of later.entries()) await store.add(one, i + 2)
  const file = join(folder, 'of-tonight.sqlite')
  const writing = Promise.all(Array.from({ length: 40 }, (_, i) => store.add(contact(), 100 + i)))
  expect(await run('backup', file)).toMatchObject({ status: 0 })
  await writing
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(existsSync(`${file}-wal`)).toBe(false)

  const restored = join(folder, 'restored', 'submissions.sqlite')
  mkdirSync(join(folder, 'restored'))
  renameSync(file, restored)
  const again = createSqliteStore(restored)
  onTestFinished(() => again.close())
  const ids = (await again.list({ limit: 100 })).map(({ submission }) => submission.id)
  expect(ids).toEqual(expect.arrayContaining(sent.map(({ id }) => id)))
  expect(await again.get(first!.id)).toEqual(await store.get(first!.id))
  const due = { destination: 'smtp', now: 10, until: 30, limit: 1 }
  expect(await again.claim(due)).toMatchObject([{ mayExist: true, submission: first }])
  await again.add(contact(), 500)
})

test('what was delivered after a backup is looked for once it is restored, not made again', async () => {
  const { run, store, folder } = world()
  const due = { now: 10, until: 30, limit: 9 }
  const boards = [{ destination: 'monday', claimUntil: undefined }]
  const one = contact()
  await store.add(one, 5, boards)
  const file = join(folder, 'before.sqlite')
  await run('backup', file)
  const [claim] = await store.claim({ destination: 'monday', ...due })
  expect(claim).toMatchObject({ mayExist: false })
  await store.delivered(claim!, 'item-1', 20)

  const again = createSqliteStore(file)
  onTestFinished(() => again.close())
  expect(await again.claim({ destination: 'monday', ...due })).toMatchObject([
    { mayExist: true, delivery: { uncertainSince: 5 }, submission: one },
  ])
})

test('a backup is never written over another file', async () => {
  const { run, store, folder } = world()
  await store.add(contact(), 1)
  const file = join(folder, 'taken')
  writeFileSync(file, 'mine')
  expect(await run('backup', file)).toMatchObject({
    status: 1,
    output: expect.stringContaining('exists'),
  })
  expect(statSync(file).size).toBe(4)
  expect(await run('backup')).toMatchObject({ status: 2 })
})

test('of a database server its own program makes backups', async () => {
  const { runWith } = world()
  const elsewhere = { DATABASE_URL: 'postgres://site@127.0.0.1:1/none' }
  expect(await runWith(elsewhere, 'backup', 'x')).toMatchObject({
    status: 1,
    output: expect.stringContaining('pg_dump'),
  })
})
