import { randomUUID } from 'node:crypto'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import type { Outcome } from './outbox/outbox.ts'
import { referenceOf } from '#domain/submission/reference.ts'
import { contact, lead, quote } from '#test/submissions.fixture.ts'
import { error, form, takeWorld } from './take-submission.fixture.ts'
import type { Taken } from './take-submission.ts'

describe('a form', () => {
  test('that is right is submitted', async () => {
    const { send, sent } = takeWorld()
    const forms = [contact(), lead()]
    for (const one of forms) {
      expect(await send(form(one), one.kind)).toEqual({
        status: 200,
        answer: { ok: true, id: one.id, reference: referenceOf(one) },
      })
    }
    expect(sent).toEqual(forms)
  })

  test('is kept with its country as boards know it, whatever language it was in', async () => {
    const { send, sent } = takeWorld()
    const one = contact()
    await send({ ...form(one), country: 'Estados Unidos' })
    expect(sent).toEqual([one])
  })

  test('is known by its id in whatever letters', async () => {
    const { send, sent } = takeWorld()
    const one = contact()
    await send({ ...form(one), submissionId: one.id.toUpperCase() })
    expect(sent[0]?.id).toBe(one.id)
  })

  test.each([['1; DROP TABLE'], [[randomUUID(), randomUUID()]], [7], [0], [false]])(
    'with the id %j is refused',
    async (submissionId) => {
      const { send, sent } = takeWorld()
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
    const { send, sent } = takeWorld()
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
    const { send, sent, sender, time } = takeWorld()
    await send(fields)
    await send({ ...fields, message: 'Another matter.' })
    await send(fields, 'contact', { ...sender, address: '203.0.113.10' })
    await send(fields, 'lead')
    time.now += 24 * 60 * 60 * 1000
    await send(fields)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(5)
  })
})

describe('the answer', () => {
  const note = expect.stringMatching(/stored/)
  const reference = expect.stringMatching(/^C[\dA-Z]{3}-/)

  test.each<[Outcome, number, object]>([
    [{ state: 'kept' }, 200, { ok: true }],
    [
      { state: 'failed', failure: { code: 'rejected', message: 'No' }, service: 'the boards' },
      502,
      { error: { code: 'rejected', message: 'the boards error: No', note, reference } },
    ],
    [
      { state: 'failed', failure: { code: 'unreachable' }, service: 'the boards' },
      502,
      { error: { code: 'unreachable', message: 'Submission failed.', note, reference } },
    ],
    [{ state: 'pending' }, 504, { error: { code: 'pending', note, reference } }],
    [{ state: 'conflict' }, 409, { error: { code: 'conflict' } }],
  ])('to %j is %d', async (outcome, expected, body) => {
    const { send } = takeWorld({ outcome })
    const { status, answer } = await send(form(contact()))
    expect(status).toBe(expected)
    expect(answer).toMatchObject(body)
  })

  test('says after a failure what is kept and what comes next, and where to see it', async () => {
    const failed = { code: 'unreachable' } as const
    const { send } = takeWorld({
      outcome: { state: 'failed', failure: failed, service: undefined },
    })
    const noteOf = async (kind: 'contact' | 'quote', input: object) =>
      error(await send(input, kind))?.note
    const said = await noteOf('contact', form(contact()))
    expect(said).toMatch(/is stored, with everything you filled in/)
    expect(said).toMatch(/keep trying/)
    expect(await noteOf('quote', form(quote()))).toBe(
      `${said} The page of your request shows when it has.`,
    )
  })

  test('says nothing of being stored when it is not', async () => {
    const { send, errors } = takeWorld({ outcome: new Error('disk full') })
    const { status, answer, retryAfter } = await send(form(lead()), 'lead')
    expect([status, retryAfter]).toEqual([503, 10])
    expect(answer).toEqual({
      ok: false,
      error: {
        code: 'unavailable',
        message: 'Submission failed.',
        note: 'Your entries are still here; please try again in a moment.',
      },
    })
    expect(errors).toHaveLength(1)
  })
})

describe('what only software fills in', () => {
  test('is refused with words that a person understands, and nothing is stored', async () => {
    const { send, sent } = takeWorld()
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
    const { send, sent } = takeWorld()
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
      const { send } = takeWorld()
      expect((await send({ ...form(contact()), openMilliseconds: open })).status).toBe(200)
    },
  )

  test('is put to everybody once very much comes in, until it is solved', async () => {
    const { send, sent, sender } = takeWorld({ everybody: 2 })
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
    const { send } = takeWorld({ everybody: 1 })
    for (let i = 0; i < 5; i++) expect((await send({})).status).toBe(422)
    expect((await send(form(contact()))).status).toBe(200)
  })
})
