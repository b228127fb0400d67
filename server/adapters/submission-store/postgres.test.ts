import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { contact } from '#test/submissions.fixture.ts'
import { startPostgres } from '#test/fakes/postgres-server.ts'
import { describeSubmissionStore } from './contract.ts'
import { lock } from './postgres-schema.ts'
import { createPostgresStore } from './postgres.ts'

const server = await startPostgres()

if ('skipped' in server) {
  console.warn(`The submission store is not tested on PostgreSQL: ${server.skipped}.`)
  test.skip(`PostgreSQL, as a submission store (${server.skipped})`)
} else {
  afterAll(server.stop)
  const lost: Error[] = []
  const open = (url: string) =>
    createPostgresStore({ url, onLostConnection: (error) => lost.push(error) })

  describeSubmissionStore('PostgreSQL', async () => {
    const url = await server.database()
    return { open: () => open(url), setReadOnly: setReadOnlyOf(url) }
  })

  async function operatorOf(url: string) {
    const operator = new Client({ connectionString: url })
    await operator.connect()
    return operator
  }

  /** As a standby is after a failover. */
  function setReadOnlyOf(url: string) {
    return async (readOnly: boolean) => {
      const operator = await operatorOf(url)
      await operator.query('SET default_transaction_read_only = off')
      const value = readOnly ? 'on' : 'off'
      await operator.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
      await operator.query('SELECT pg_reload_conf()')
      await operator.end()
    }
  }

  test('servers that start at once on an empty database make one set of tables', async () => {
    const url = await server.database()
    const stores = Array.from({ length: 6 }, () => open(url))
    await Promise.all(stores.map((store) => store.add(contact(), 1)))
    expect((await stores[0]!.summary()).waiting).toBe(6)
    await Promise.all(stores.map((store) => store.close()))
  })

  test('tables of another version of the site are left alone', async () => {
    const url = await server.database()
    const operator = await operatorOf(url)
    await operator.query(`CREATE TABLE submissions_schema (version integer NOT NULL);
      INSERT INTO submissions_schema VALUES (99)`)
    await operator.end()
    const store = open(url)
    await expect(store.add(contact(), 1)).rejects.toThrow(/newer version/)
    await store.close()
  })

  const tools = ['pg_dump', 'pg_restore'].every((name) => spawnSync('which', [name]).status === 0)
  test.skipIf(!tools)('a dump of it is restored by the commands of deploy/README.md', async () => {
    const [url, elsewhere] = [await server.database(), await server.database()]
    const [store, restored] = [open(url), open(elsewhere)]
    const one = contact()
    await store.add(one, 1, [{ destination: 'board', claimUntil: 9 }, { destination: 'mail' }])
    // What the restored database holds already gives way.
    await restored.add(contact(), 1)
    const dump = execFileSync('pg_dump', ['-Fc', url])
    execFileSync('pg_restore', ['--clean', '--if-exists', '-d', elsewhere], { input: dump })
    expect(await restored.list({ limit: 9 })).toEqual(await store.list({ limit: 9 }))
    const due = { destination: 'board', now: 10, until: 30, limit: 1 }
    expect(await restored.claim(due)).toMatchObject([{ submission: one, mayExist: true }])
    await Promise.all([store.close(), restored.close()])
  })

  test('what deploy/README says to a restored dump has the servers look before they send', async () => {
    const url = await server.database()
    const store = open(url)
    const one = contact()
    await store.add(one, 5, [{ destination: 'monday', claimUntil: undefined }])
    const said = /^psql "\$DATABASE_URL" -c "([^"]+)"$/m.exec(
      readFileSync('deploy/README.md', 'utf8'),
    )![1]!
    const operator = await operatorOf(url)
    await operator.query(said)
    await operator.end()
    const due = { destination: 'monday', now: 10, until: 30, limit: 9 }
    expect(await store.claim(due)).toMatchObject([
      { mayExist: true, delivery: { uncertainSince: 5 }, submission: one },
    ])
    await store.close()
  })

  test('a lost connection fails one request at most, and is told of', async () => {
    const url = await server.database()
    const store = open(url)
    await store.add(contact(), 1)
    const operator = await operatorOf(url)
    await operator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'submissions' AND datname = current_database()`)
    await operator.end()
    await expect.poll(() => lost.length).toBeGreaterThan(0)
    expect((await store.summary()).waiting).toBe(1)
    await store.close()
  })

  test('a database that dies while its tables are made fails that request alone', async () => {
    const url = await server.database()
    const store = open(url)
    const operator = await operatorOf(url)
    operator.on('error', () => {})
    await operator.query('SELECT pg_advisory_lock($1)', [lock])
    const adding = expect(store.add(contact(), 1)).rejects.toThrow(/terminated|ECONNRESET/)
    const waiting = `SELECT 1 FROM pg_stat_activity
      WHERE wait_event = 'advisory' AND datname = current_database()`
    await expect.poll(async () => (await operator.query(waiting)).rowCount).toBe(1)
    await server.crash()
    await adding
    await server.restart()
    await store.add(contact(), 2)
    expect((await store.summary()).waiting).toBe(1)
    await store.close()
  })
}

test('a database that is away fails each request, and is asked again at the next', async () => {
  const url = 'postgres://site@127.0.0.1:1/none'
  const store = createPostgresStore({ url, onLostConnection: () => {} })
  await expect(store.add(contact(), 1)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await expect(store.summary()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await store.close()
})
