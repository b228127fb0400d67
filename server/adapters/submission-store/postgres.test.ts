import { afterAll, expect, test } from 'vitest'
import { contact } from '#test/submissions.fixture.ts'
import { startPostgres } from '#test/fakes/postgres-server.ts'
import { describeSubmissionStore } from './contract.ts'
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
    const remove = async () => {}
    return { open: () => open(url), remove, setReadOnly: setReadOnlyOf(url) }
  })

  /** As a standby is after a failover. */
  function setReadOnlyOf(url: string) {
    return async (readOnly: boolean) => {
      const { Client } = (await import('pg')).default
      const operator = new Client({ connectionString: url })
      await operator.connect()
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

  test('a lost connection fails one request at most, and is told of', async () => {
    const url = await server.database()
    const store = open(url)
    await store.add(contact(), 1)
    const { Client } = (await import('pg')).default
    const operator = new Client({ connectionString: url })
    await operator.connect()
    await operator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'submissions' AND datname = current_database()`)
    await operator.end()
    await expect.poll(() => lost.length).toBeGreaterThan(0)
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
