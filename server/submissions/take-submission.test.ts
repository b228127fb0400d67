import { randomUUID } from 'node:crypto'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { productTypes } from '#content/company/contact-form.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { createLimiter } from '#server/http/limiter.ts'
import { createProofOfWork } from './proof-of-work.ts'
import type { Outcome } from './outbox/outbox.ts'
import { referenceOf } from '#domain/submission/reference.ts'
import { contact, lead, quote } from '#test/submissions.fixture.ts'
import { createTakeSubmission, type Taken } from './take-submission.ts'

const states = [{ name: 'New Jersey', code: 'NJ' }]
const statesOf = (country: string) => (country === 'United States' ? states : undefined)

type Options = { outcome?: Outcome | Error; everybody?: number; lost?: boolean }

function world({
  outcome = { state: 'delivered', itemId: 'item' },
  everybody = 100,
  lost = false,
}: Options = {}) {
  const sent: Submission[] = []
  const errors: unknown[] = []
  const time = { now: Date.UTC(2026, 10, 20, 12) }
  const limiter = (points: number) =>
    createLimiter(randomUUID(), { points, seconds: 600 }, undefined)
  const take = createTakeSubmission({
    submit: async (submission) => {
      sent.push(submission)
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    service: 'the boards',
    statesOf,
    productTypes,
    nameOf: (partNumber) => (partNumber === 'QV-15' ? 'Ball valve' : undefined),
    pageOf: async ({ id }) => {
      if (lost) throw new Error('away')
      return `/quote/secret-of-${id}`
    },
    everybody: limiter(everybody),
    proofs: createProofOfWork({ secret: 'secret', spent: limiter(1) }),
    log: { error: (...line: unknown[]) => void errors.push(line) },
    now: () => time.now,
  })
  const sender = { address: '203.0.113.9', solves: true }
  const send = (input: object, kind: Submission['kind'] = 'contact', from = sender) =>
    take(kind, { ...input }, from)
  return { send, sender, sent, errors, time }
}

const form = ({ id, fields }: Submission) => ({ ...fields, submissionId: id })
const error = ({ answer }: Taken) => (answer.ok ? undefined : answer.error)

describe('a form', () => {
  test('that is right is submitted', async () => {
    const { send, sent } = world()
    const forms = [contact(), lead()]
    for (const one of forms) {
      expect(await send(form(one), one.kind)).toEqual({
        status: 200,
        answer: { ok: true, id: one.id, reference: referenceOf(one) },
      })
    }
    expect(sent).toEqual(forms)
  })

  test('is known by its id in whatever letters', async () => {
    const { send, sent } = world()
    const one = contact()
    await send({ ...form(one), submissionId: one.id.toUpperCase() })
    expect(sent[0]?.id).toBe(one.id)
  })

  test('with faults is refused by field, and stored nowhere', async () => {
    const { send, sent } = world()
    const taken = await send({
      ...form(contact({ companyEmail: 'nobody', message: '' })),
      title: 7,
    })
    expect(taken.status).toBe(422)
    const { code, fields } = error(taken)!
    expect(code).toBe('invalid')
    expect(Object.keys(fields!).sort()).toEqual(['companyEmail', 'message', 'title'])
    expect(sent).toEqual([])
  })

  test.each([['1; DROP TABLE'], [[randomUUID(), randomUUID()]], [7], [0], [false]])(
    'with the id %j is refused',
    async (submissionId) => {
      const { send, sent } = world()
      const taken = await send({ ...form(contact()), submissionId })
      expect(taken.status).toBe(400)
      expect(error(taken)).toMatchObject({ code: 'malformed' })
      expect(sent).toEqual([])
    },
  )
})

describe('a form without an id', () => {
  const { fields } = contact()

  test('gets one of the same words, address and day', async () => {
    const { send, sent } = world()
    for (const input of [fields, { ...fields, submissionId: '' }, { ...fields, extra: 'x' }]) {
      expect((await send(input)).status).toBe(200)
    }
    // A page posts lines that end otherwise, and spaces that nobody sees.
    await send({ ...fields, message: ` ${fields.message.replace('\n', '\r\n')}`, state: 'nj' })
    const ids = sent.map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('gets another for other words, another address, another day or another form', async () => {
    const { send, sent, sender, time } = world()
    await send(fields)
    await send({ ...fields, message: 'Another matter.' })
    await send(fields, 'contact', { ...sender, address: '203.0.113.10' })
    await send(fields, 'lead')
    time.now += 24 * 60 * 60 * 1000
    await send(fields)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(5)
  })
})

describe('a quote', () => {
  test('is submitted with the names its parts have now, and answered with its page', async () => {
    const { send, sent } = world()
    const one = quote()
    const { status, answer } = await send(form(one), 'quote')
    expect([status, answer]).toEqual([
      200,
      { ok: true, id: one.id, reference: referenceOf(one), page: `/quote/secret-of-${one.id}` },
    ])
    expect(sent).toMatchObject([
      { kind: 'quote', fields: { lines: [{ name: 'Ball valve' }, { partNumber: 'QH-12-3M' }] } },
    ])
    expect(sent[0]!.fields).not.toHaveProperty('lines.1.name')
  })

  test('gets an id of what was written, whatever its parts are called', async () => {
    const { send, sent } = world()
    const { fields } = quote()
    await send(fields, 'quote')
    await send({ ...fields, lines: JSON.stringify(fields.lines) }, 'quote')
    await send({ ...fields, lines: fields.lines.slice(1) }, 'quote')
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
  })

  test('is told its page where it is stored but could not be delivered', async () => {
    const { send } = world({ outcome: { state: 'failed', failure: { code: 'unreachable' } } })
    const taken = await send(form(quote()), 'quote')
    expect(taken.status).toBe(502)
    expect(error(taken)).toMatchObject({ page: expect.stringContaining('/quote/secret-of-') })
  })

  test('is acknowledged though its page is not known, and a conflict never tells a page', async () => {
    const { send, errors } = world({ lost: true })
    expect((await send(form(quote()), 'quote')).status).toBe(200)
    expect(errors).toHaveLength(1)
    const other = world({ outcome: { state: 'conflict' } })
    const refused = error(await other.send(form(quote()), 'quote'))
    expect(refused).not.toHaveProperty('page')
    expect(refused).not.toHaveProperty('reference')
  })
})

describe('the answer', () => {
  const note = expect.stringMatching(/stored/)
  const reference = expect.stringMatching(/^C[\dA-Z]{3}-/)

  test.each<[Outcome, number, object]>([
    [{ state: 'kept' }, 200, { ok: true }],
    [
      { state: 'failed', failure: { code: 'rejected', message: 'No' } },
      502,
      { error: { code: 'rejected', message: 'the boards error: No', note, reference } },
    ],
    [
      { state: 'failed', failure: { code: 'unreachable' } },
      502,
      { error: { code: 'unreachable', message: 'Submission failed.', note, reference } },
    ],
    [{ state: 'pending' }, 504, { error: { code: 'pending', note, reference } }],
    [{ state: 'conflict' }, 409, { error: { code: 'conflict' } }],
  ])('to %j is %d', async (outcome, expected, body) => {
    const { send } = world({ outcome })
    const { status, answer } = await send(form(contact()))
    expect(status).toBe(expected)
    expect(answer).toMatchObject(body)
  })

  test('says nothing of being stored when it is not', async () => {
    const { send, errors } = world({ outcome: new Error('disk full') })
    const { status, answer } = await send(form(lead()), 'lead')
    expect(status).toBe(503)
    expect(answer).toEqual({
      ok: false,
      error: { code: 'unavailable', message: 'Submission failed.' },
    })
    expect(errors).toHaveLength(1)
  })
})

describe('what only software fills in', () => {
  test('is refused with words that a person understands, and nothing is stored', async () => {
    const { send, sent } = world()
    const taken = await send({ ...form(contact({ title: '' })), remarks: 'buy now' })
    expect(taken.status).toBe(422)
    expect(Object.keys(error(taken)!.fields!).sort()).toEqual(['remarks', 'title'])
    expect(sent).toEqual([])
    expect((await send({ ...form(contact()), remarks: '' })).status).toBe(200)
  })
})

describe('a challenge', () => {
  async function solve(taken: Taken): Promise<string> {
    expect([taken.status, error(taken)?.code]).toEqual([428, 'challenge'])
    const challenge = error(taken)!.challenge as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  test.each([0, 50, '2999', -1])('is put to a form filled in within %j ms', async (open) => {
    const { send, sent } = world()
    const input = { ...form(contact()), openMilliseconds: open }
    const altcha = await solve(await send(input))
    expect(sent).toEqual([])
    expect((await send({ ...input, altcha })).status).toBe(200)
    expect(sent).toHaveLength(1)
    // Spent: the next one costs another.
    expect((await send({ ...input, altcha })).status).toBe(428)
  })

  test.each([3000, '45000', '', 'soon', null, undefined, ['1']])(
    'is not put to a form that was open for %j',
    async (open) => {
      const { send } = world()
      expect((await send({ ...form(contact()), openMilliseconds: open })).status).toBe(200)
    },
  )

  test('is put to everybody once very much comes in, until it is solved', async () => {
    const { send, sent, sender } = world({ everybody: 2 })
    await send(form(contact()))
    await send(form(contact()))
    const altcha = await solve(await send(form(contact())))
    expect((await send({ ...form(contact()), altcha: 'forged' })).status).toBe(428)
    expect((await send({ ...form(contact()), altcha })).status).toBe(200)
    expect(sent).toHaveLength(3)
    // One that cannot solve it has to wait.
    const late = await send(form(contact()), 'contact', { ...sender, solves: false })
    expect(late.status).toBe(429)
    expect(late.retryAfter).toBeGreaterThan(0)
  })

  test('is not brought about by forms with faults', async () => {
    const { send } = world({ everybody: 1 })
    for (let i = 0; i < 5; i++) expect((await send({})).status).toBe(422)
    expect((await send(form(contact()))).status).toBe(200)
  })
})
