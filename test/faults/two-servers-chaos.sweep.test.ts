import { afterAll, expect, test } from 'vitest'
import { submissionsChaos } from '../chaos/submissions-chaos.ts'
import { startPostgres } from '#test/fakes/postgres-server.ts'

const postgres = await startPostgres()
afterAll(async () => {
  if (!('skipped' in postgres)) await postgres.stop()
})

test.skipIf('skipped' in postgres)(
  'every submission reaches the board once from two servers on one PostgreSQL',
  async () => {
    if ('skipped' in postgres) return
    const report = await submissionsChaos({
      submissions: 60,
      of: 'enquiries',
      clients: 10,
      kills: 3,
      faultChance: 0.15,
      writingMilliseconds: 400,
      servers: 2,
      variables: { DATABASE_URL: await postgres.database() },
    })
    expect(report).toMatchObject({ lost: 0, duplicated: 0, violations: [], leaked: false })
    expect(report.secondsToDeliverAll).toBeDefined()
    expect(report.faults).toBeGreaterThan(0)
  },
  240_000,
)
