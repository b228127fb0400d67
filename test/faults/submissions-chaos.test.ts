import { expect, test } from 'vitest'
import { submissionsChaos } from '../chaos/submissions-chaos.ts'
import { swept } from '#test/sweep.ts'

// What must hold under any number of kills and faults, at a size that takes seconds.
const storm = {
  ...swept(
    { submissions: 60, kills: 3, faultChance: 0.15, writingMilliseconds: 400 },
    // Of some thirty requests none fails once in millions of runs.
    { submissions: 16, kills: 1, faultChance: 0.4, writingMilliseconds: 200 },
  ),
  clients: 10,
}
const kinds: ('enquiries' | 'quotes')[] = ['enquiries', 'quotes']

test.each(swept(kinds, kinds.slice(0, 1)))(
  'all %s reach the board once each, though the server is killed and the service fails',
  async (of) => {
    const report = await submissionsChaos({ ...storm, of })
    expect(report).toMatchObject({ lost: 0, duplicated: 0, violations: [], leaked: false })
    expect(report.secondsToDeliverAll).toBeDefined()
    expect(report.faults).toBeGreaterThan(0)
  },
  240_000,
)
