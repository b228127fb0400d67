import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boards } from '#content/company/enquiries.ts'
import { boardItem } from '#domain/submission/board-item.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { dailyLimit, faults, type FaultName } from '#test/fakes/monday-faults.ts'
import { startMondayService, type MondayService } from '#test/fakes/monday-service.ts'
import { contact, lead } from '#test/submissions.fixture.ts'
import { createMondayTracker } from './monday.ts'

const received = Date.parse('2026-03-01T23:30:00Z')
const itemOf = (submission: Submission) => boardItem(submission, '2026-03-01', boards)
let service: MondayService
let warnings: unknown[] = []

beforeEach(async () => {
  warnings = []
  service = await startMondayService()
})
afterEach(() => service.stop())

function tracker(changes: Partial<Parameters<typeof createMondayTracker>[0]> = {}) {
  return createMondayTracker({
    fetch,
    url: service.url,
    token: service.token,
    boards: service.boardIds,
    log: { warn: (...entry: unknown[]) => void warnings.push(entry) },
    // Long enough on any machine, for a test that does not wait for it.
    timeoutMilliseconds: 20_000,
    ...changes,
  })
}

test('names the service as visitors read it', () => {
  expect(tracker().name).toBe('monday.com')
})

describe('creating an item', () => {
  test('listens to the service for so long only', async () => {
    const made = JSON.stringify({ data: { create_item: { id: '1' } } })
    const answer = () => new Response(made + ' '.repeat(9 * 1024 * 1024))
    expect(await tracker({ fetch: async () => answer() }).create(itemOf(contact()), 'k')).toEqual({
      ok: false,
      failure: { code: 'unreachable', message: 'AnswerTooLarge' },
      uncertain: true,
    })
  })

  test('makes a contact as the board expects it', async () => {
    const made = await tracker().create(itemOf(contact()), 'key')
    expect(service.violations).toEqual([])
    expect(made).toEqual({ ok: true, itemId: service.items[0]!.id })
    const [item] = service.items
    expect(item).toMatchObject({
      name: 'Ada Moreau',
      board: { id: service.boardIds.contact },
      group: { id: 'opportunities' },
    })
    expect(filled(item!.columns)).toEqual({
      accounts__1: 'Harbor Waterworks',
      text21__1: 'Planner',
      email_1__1: 'ada@harbor.example - ada@harbor.example',
      text_mkvprtzy: '+1 201 555 0123',
      text_mkrne8ph: 'United States',
      text_mkrncd4p: 'New Jersey',
      long_text_mkspwtdh: 'Sixty ball valves for two floors.\nBy March.',
      color_mkv74y0m: 'Pricing, quotes, and estimations',
      color_mksyhprt: 'Valves',
    })
  })

  test('makes a lead as its board expects it, with its day', async () => {
    await tracker().create(itemOf(lead()), 'key')
    expect(service.violations).toEqual([])
    expect(service.items[0]).toMatchObject({ name: 'Ada', group: { id: 'topics' } })
    expect(filled(service.items[0]!.columns)).toEqual({
      lead_company: 'Harbor Waterworks',
      lead_email: 'ada@harbor.example - ada@harbor.example',
      lead_phone: '+12015550123',
      text_mksxja4: 'United States',
      text_mksxsm7g: 'New Jersey',
      long_text_mkspwtdh: 'For a design review.',
      date4: '2026-03-01',
      dropdown_mksycryf: 'Product Catalog',
    })
  })

  test('sends whatever was written as a value, never inside the query', async () => {
    const strange = '"}) { id } } mutation { x } # \\ \u2028 🔦 $name \n'
    await tracker().create(itemOf(contact({ message: strange, firstName: '"quoted"' })), 'a')
    await tracker().create(itemOf(contact()), 'b')
    expect(service.violations).toEqual([])
    expect(service.items).toHaveLength(2)
    expect(service.documents.size).toBe(1)
  })

  test('the same key again makes no second item', async () => {
    const one = tracker()
    const first = await one.create(itemOf(contact()), 'key')
    expect(await one.create(itemOf(contact()), 'key')).toEqual(first)
    await one.create(itemOf(contact()), 'another key')
    expect(service.items).toHaveLength(2)
  })
})

const filled = (columns: { id: string; text: string | null }[]) =>
  Object.fromEntries(columns.filter(({ text }) => text).map(({ id, text }) => [id, text]))

describe('a failure', () => {
  const limited = (message?: string) => ({
    failure: { code: 'limited', ...(message && { message }) },
    uncertain: false,
    retryAfter: 1,
  })
  const trouble = (code: string, uncertain = true) => ({ failure: { code }, uncertain })

  test.each<[FaultName, object]>([
    ['minute limit', limited('Minute limit rate exceeded')],
    ['complexity limit', limited('Complexity budget exhausted')],
    [
      'complexity limit, as a bare text',
      limited('Complexity budget exhausted, query cost 30001 reset in 1 seconds'),
    ],
    ['concurrency limit', limited('Concurrency limit exceeded')],
    ['limit without a word', limited()],
    ['locked', limited('Resource is currently locked, please try again later')],
    [
      'unauthorized',
      { failure: { code: 'rejected', message: 'Not Authenticated' }, uncertain: false },
    ],
    [
      'rejected',
      {
        failure: { code: 'rejected', message: 'This status label doesn’t exist' },
        uncertain: false,
      },
    ],
    ['rejected without a word', trouble('rejected', false)],
    ['server error', trouble('not-json')],
    ['server error, applied', trouble('not-json')],
    [
      'internal error',
      { failure: { code: 'rejected', message: 'Internal server error' }, uncertain: true },
    ],
    ['not JSON', trouble('not-json')],
    ['no id', trouble('unexpected')],
    ['closed connection', { failure: { code: 'unreachable' }, uncertain: true }],
    ['silence', { failure: { code: 'unreachable', message: 'TimeoutError' }, uncertain: true }],
  ])('by %s is told apart', async (name, expected) => {
    service.failNext(name)
    const timeoutMilliseconds = name === 'silence' ? 250 : 20_000
    const made = await tracker({ timeoutMilliseconds }).create(itemOf(contact()), 'key')
    expect(made).toMatchObject({ ok: false, ...expected })
    expect(service.items).toHaveLength(faults[name].applied === 'before' ? 1 : 0)
  })

  test('of the connection before anything was sent is certain', async () => {
    await service.stop()
    const away = tracker()
    expect(await away.create(itemOf(contact()), 'key')).toEqual({
      ok: false,
      failure: { code: 'unreachable', message: 'ECONNREFUSED' },
      uncertain: false,
    })
  })

  test('by the daily limit lasts until midnight UTC', async () => {
    service.failNext(dailyLimit)
    const now = () => Date.parse('2026-03-01T22:30:00.500Z')
    const made = await tracker({ now }).create(itemOf(contact()), 'key')
    expect(made).toMatchObject({ failure: { code: 'limited' }, retryAfter: 5400 })
  })

  test('that names a date to come back at is waited for until then', async () => {
    const date = new Date(received + 90_000).toUTCString()
    const answer = { status: 429, headers: { 'retry-after': date }, body: 'Later.' }
    service.failNext({ applied: 'never', answer })
    const made = await tracker({ now: () => received }).create(itemOf(contact()), 'key')
    expect(made).toMatchObject({ failure: { code: 'limited' }, retryAfter: 90 })
  })

  test.each(['Infinity', 'NaN', '-3', '1e9', '0x10', 'soon'])(
    'that asks for %s seconds is not taken at its word',
    async (asked) => {
      const answer = { status: 429, headers: { 'retry-after': asked }, body: 'Later.' }
      service.failNext({ applied: 'never', answer })
      const made = await tracker().create(itemOf(contact()), 'key')
      expect(made).toMatchObject({ ok: false, failure: { code: 'limited' } })
      expect(made).not.toHaveProperty('retryAfter')
    },
  )

  test('beside a made item is none: it is made', async () => {
    const body = JSON.stringify({
      data: { create_item: { id: '4711' } },
      errors: [{ message: 'Photo unavailable.', extensions: { code: 'ASSET_UNAVAILABLE' } }],
    })
    service.failNext({ applied: 'never', answer: { status: 200, body } })
    expect(await tracker().create(itemOf(contact()), 'key')).toEqual({ ok: true, itemId: '4711' })
  })

  test('while the same request is carried out is uncertain, and no limit', async () => {
    service.failNext('silence, applied later')
    const one = tracker({ timeoutMilliseconds: 50 })
    await one.create(itemOf(contact()), 'key')
    expect(await tracker().create(itemOf(contact()), 'key')).toMatchObject({
      failure: { code: 'unreachable' },
      uncertain: true,
      retryAfter: 1,
    })
  })

  test.each(['', 'null', '[]', '"text"', '{"data": []}', '{"errors": {}}', '{"errors": null}'])(
    'by a body of %j is never an exception',
    async (body) => {
      service.failNext({ applied: 'never', answer: { status: 200, body } })
      const made = await tracker().create(itemOf(contact()), 'key')
      expect(made).toMatchObject({ ok: false, uncertain: true })
    },
  )

  test('shows the log what came instead of JSON, without a word of the visitor’s', async () => {
    const { fields } = contact({ companyName: 'Müller & Söhne', message: 'Call me: "now"' })
    const body = `<h1>Refused</h1> for ada@harbor.example, ADA Moreau of M\u00fcller &amp; S\u00f6hne:
      Call me: &quot;now&quot; ${JSON.stringify(fields)} other@person.example ${'x'.repeat(999)}`
    service.failNext({ applied: 'never', answer: { status: 200, body } })
    await tracker().create(itemOf({ id: '1', kind: 'contact', fields }), 'key')
    const log = JSON.stringify(warnings)
    expect(log).toContain('Refused')
    for (const word of ['harbor', 'Ada', 'Moreau', 'Müller', 'Söhne', 'Call', 'person.example']) {
      expect(log.toLowerCase(), word).not.toContain(word.toLowerCase())
    }
    expect((warnings[0] as [{ text: string }])[0].text.length).toBeLessThanOrEqual(200)
  })
})
