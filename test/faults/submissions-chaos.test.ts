import { afterAll, expect, test } from 'vitest'
import { submissionsChaos, type ChaosReport } from '../chaos/submissions-chaos.ts'
import { startPostgres } from '#test/fakes/postgres-server.ts'
import { swept } from '#test/sweep.ts'

// A small version of `npm run bench -- submissions`: what must hold, not how quickly.
const storm = {
  ...swept(
    { submissions: 60, kills: 3, faultChance: 0.15 },
    { submissions: 24, kills: 1, faultChance: 0.25 },
  ),
  of: 'enquiries' as const,
  clients: 10,
  writingMilliseconds: 400,
}
const patience = 240_000

const postgres = await startPostgres()
afterAll(async () => {
  if (!('skipped' in postgres)) await postgres.stop()
})

function expectEachOnce(report: ChaosReport): void {
  expect(report).toMatchObject({ lost: 0, duplicated: 0, violations: [], leaked: false })
  expect(report.secondsToDeliverAll).toBeDefined()
  expect(report.faults).toBeGreaterThan(0)
}

test(
  'every submission reaches the board once, though the server is killed and the service fails',
  async () => expectEachOnce(await submissionsChaos(storm)),
  patience,
)

test(
  'every request for a quote reaches the board once, however many lines it has',
  async () => expectEachOnce(await submissionsChaos({ ...storm, of: 'quotes' })),
  patience,
)

test.skipIf('skipped' in postgres)(
  'every submission reaches the board once from two servers on one PostgreSQL',
  async () => {
    if ('skipped' in postgres) return
    const variables = { DATABASE_URL: await postgres.database() }
    expectEachOnce(await submissionsChaos({ ...storm, servers: 2, variables }))
  },
  patience,
)
