import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Submission } from '#domain/submission/submission.ts'
import { referenceOf } from '#domain/submission/reference.ts'
import { contact, lead } from '#test/submissions.fixture.ts'
import { csvRecord } from '#domain/texts/csv-record.ts'
import { span } from './list.ts'
import { readCsv } from './read-csv.fixture.ts'
import { world } from './submissions.fixture.ts'

const minute = 60_000
const monday = { destination: 'monday' }

async function filled() {
  const it = world()
  const now = Date.now()
  const [delivered, refused, fresh] = [contact(), lead(), contact({ message: 'Fresh.' })]
  const claim = async (submission: Submission, at: number) => {
    const added = await it.store.add(submission, at, [{ ...monday, claimUntil: at + 1 }])
    if (added.outcome !== 'added') throw new Error('not added')
    return added.claims[0]!
  }
  await it.store.delivered(await claim(delivered, now - 50 * minute), '4711', now)
  const why = { code: 'rejected', message: 'No such\nlabel', at: now, times: 3 } as const
  const next = { dueAt: now + 30 * minute, uncertain: false }
  await it.store.failed(await claim(refused, now - 40 * minute), why, next)
  await it.store.add(fresh, now - 30 * minute, [monday])
  return { ...it, delivered, refused, fresh }
}

describe('list', () => {
  test('shows age, state, attempts and last failure, oldest first, and the sum', async () => {
    const { run, delivered, refused, fresh } = await filled()
    const { status, output } = await run('list')
    expect(status).toBe(0)
    const lines = output.split('\n')
    expect(lines[0]).toMatch(/^ID +REFERENCE +KIND +AGE +TO +STATE +ATTEMPTS +NEXT +LAST FAILURE$/)
    const known = (one: Submission) => `${one.id}  ${referenceOf(one)}`
    expect(lines[1]).toMatch(
      new RegExp(`^${known(delivered)}  contact  50 min  monday  delivered  1$`),
    )
    expect(lines[2]).toMatch(
      new RegExp(
        `^${known(refused)}  lead +40 min  monday  waiting +1 +in 30 min  rejected ×3: No such label$`,
      ),
    )
    expect(lines[3]).toMatch(
      new RegExp(`^${known(fresh)}  contact  30 min  monday  waiting +0 +now$`),
    )
    expect(lines[4]).toBe('2 waiting, the oldest 40 min old; 1 delivered.')
  })

  test('shows what waits alone, and nothing a visitor wrote', async () => {
    const { run, delivered } = await filled()
    const { output } = await run('list', '--waiting')
    expect(output).not.toContain(delivered.id)
    expect(output).not.toContain('Harbor')
    expect(output.split('\n')).toHaveLength(4)
  })

  test('has a line for each destination, and for what is kept for want of one', async () => {
    const { run, store } = world()
    const [half, kept] = [contact(), contact()]
    const added = await store.add(half, Date.now() - 2 * minute, [
      { destination: 'monday' },
      { destination: 'smtp', claimUntil: Date.now() },
    ])
    if (added.outcome !== 'added') throw new Error('not added')
    await store.delivered(added.claims[0]!, '<id@harbor.example>', Date.now())
    await store.add(kept, Date.now() - minute)
    const lines = (await run('list')).output.split('\n')
    expect(lines[1]).toMatch(new RegExp(`^${half.id} .* monday  waiting +0 +now$`))
    expect(lines[2]).toMatch(new RegExp(`^${half.id} .* smtp    delivered  1$`))
    expect(lines[3]).toMatch(new RegExp(`^${kept.id} .* -       kept +0$`))
    expect(lines[4]).toBe('2 waiting, the oldest 2 min old; 0 delivered.')
    expect((await run('list', '--waiting')).output).not.toContain('smtp')
    const rows = readCsv((await run('export', '--csv')).raw)
    expect(rows.map(({ status, destinations }) => [status, destinations])).toEqual([
      ['waiting', 'monday waiting, smtp delivered'],
      ['waiting', ''],
    ])
    expect(await run('retry', kept.id)).toMatchObject({
      output: expect.stringContaining('is kept'),
    })
  })

  test('warns where the environment names nobody to send to: the server may have another', async () => {
    const { run, runWith } = await filled()
    expect((await runWith({}, 'list')).output).toMatch(/^This environment names no destination: /m)
    expect((await runWith({}, 'list')).output).not.toMatch(/reaches nobody\./)
    expect((await run('list')).output).not.toMatch(/names no destination/)
  })

  test('says where it looked when there is nothing', async () => {
    const { run, folder } = world()
    const { status, output } = await run('list')
    expect([status, output]).toEqual([
      0,
      `Nothing was submitted yet: ${join(folder, 'submissions.sqlite')} does not exist.`,
    ])
  })

  test.each([
    [0, '0 s'],
    [119_000, '119 s'],
    [150_000, '3 min'],
    [5 * 3_600_000, '5 h'],
    [50 * 3_600_000, '2 d'],
  ])('%d milliseconds are %s', (time, text) => expect(span(time)).toBe(text))
})

describe('export', () => {
  test('writes everything as CSV that a reader gives back', async () => {
    const { run, store, refused } = await filled()
    const strange = contact({
      message: 'a "quoted", text\r\nof two lines 🔦 \u202eשלום',
      firstName: "O'Brien, Eva",
    })
    await store.add(strange, Date.now())
    const { status, raw } = await run('export', '--csv')
    expect(status).toBe(0)
    const rows = readCsv(raw)
    expect(rows).toHaveLength(4)
    expect(rows[0]).toMatchObject({ kind: 'contact', status: 'delivered', itemId: '4711' })
    expect(rows[1]).toMatchObject({
      id: refused.id,
      failureCode: 'rejected',
      failureMessage: 'No such\nlabel',
      document: 'Product Catalog',
      lastName: '',
    })
    expect(rows[1]!.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(rows[3]).toMatchObject({ ...strange.fields, phoneNumber: "'+1 201 555 0123" })
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
    'makes the formula %j a text',
    (formula) => {
      const [cell] = Object.values(readCsv(csvRecord(['a']) + csvRecord([formula]))[0]!)
      expect(cell).toBe(`'${formula}`)
    },
  )

  test('writes a file that nobody else may read, and never over another', async () => {
    const { run, folder } = await filled()
    const file = join(folder, 'out.csv')
    expect(await run('export', '--csv', file)).toMatchObject({
      status: 0,
      output: `3 submissions written to ${file}`,
      raw: '',
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readCsv(readFileSync(file, 'utf8'))).toHaveLength(3)
    writeFileSync(file, 'mine')
    const again = await run('export', '--csv', file)
    expect(again).toMatchObject({ status: 1, output: expect.stringContaining('exists') })
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  test('has a column for each field of the company’s own that anybody filled in', async () => {
    const { run, store } = world()
    const of = (own: object) => {
      const one = contact()
      return { ...one, fields: { ...one.fields, ...own } }
    }
    await store.add(contact(), 1)
    await store.add(of({ plant: 'North, "old"' }), 2)
    await store.add(of({ medium: '=Brine' }), 3)
    const { raw } = await run('export', '--csv')
    expect(raw.split('\r\n')[0]).toContain(',document,medium,plant,line,')
    expect(readCsv(raw).map(({ medium, plant }) => [medium, plant])).toEqual([
      ['', ''],
      ['', 'North, "old"'],
      ["'=Brine", ''],
    ])
  })

  test('goes through thousands', async () => {
    const { run, store } = world()
    const adding = Array.from({ length: 1234 }, (_, i) => store.add(contact(), i))
    await Promise.all(adding)
    expect(readCsv((await run('export', '--csv')).raw)).toHaveLength(1234)
  })
})

describe('retry', () => {
  test('makes all due that wait', async () => {
    const { run, store, refused } = await filled()
    expect(await run('retry')).toMatchObject({ status: 0, output: '2 submissions are due now.' })
    const [delivery] = (await store.get(refused.id))!.deliveries
    expect(delivery!.dueAt).toBeLessThanOrEqual(Date.now())
  })

  test('makes one due, and says why not another', async () => {
    const { run, delivered, refused } = await filled()
    const { status, output } = await run('retry', refused.id.toUpperCase(), delivered.id)
    expect(status).toBe(0)
    expect(output).toBe(
      `1 submission is due now.\n${delivered.id} was delivered already, as item 4711.`,
    )
    expect(await run('retry', 'nobody')).toMatchObject({ status: 1 })
  })
})

test.each([
  [[]],
  [['nonsense']],
  [['list', 'x']],
  [['list', '--csv']],
  [['export']],
  [['export', '--csv', 'a', 'b']],
  [['retry', '--waiting']],
  [['--wat']],
])('%j is wrong usage', async (args) => {
  const { status, output } = await world().run(...args)
  expect(status).toBe(2)
  expect(output).toContain('Usage: npm run submissions')
})

test('the command itself reads the server’s environment and keeps lines as they are', async () => {
  const { folder, store } = await filled()
  await store.close()
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '..', 'submissions.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...env },
    })
  const exported = run(['export', '--csv'])
  expect(exported).toMatchObject({ status: 0, stderr: '' })
  expect(exported.stdout.split('\r\n')).toHaveLength(5)
  expect(run(['list'], { DATABASE_URL: 'nonsense' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('DATABASE_URL'),
  })
})
