import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Submission } from '#domain/lead/submission.ts'
import type { Outcome } from '#server/outbox/outbox.ts'
import { contact, lead } from '../../test/fakes/submissions.ts'
import { submissions } from './submissions.ts'

function endpoint(outcome: Outcome | Error = { state: 'delivered', itemId: 'item' }) {
  const sent: Submission[] = []
  const errors: unknown[] = []
  const api = submissions({
    submit: async (submission) => {
      sent.push(submission)
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    statesOf: () => [],
    log: { error: (...line: unknown[]) => void errors.push(line) },
  })
  const post = async (path: string, body: unknown) => {
    const response = await api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
  }
  const form = ({ id, fields }: Submission) => ({ ...fields, submissionId: id })
  return { post, form, sent, errors }
}

describe('a form', () => {
  test('that is right is submitted', async () => {
    const { post, form, sent } = endpoint()
    const forms = [contact(), lead()]
    for (const one of forms) {
      const { status, answer } = await post(`/${one.kind}`, form(one))
      expect([status, answer]).toEqual([200, { ok: true, id: one.id }])
    }
    expect(sent).toEqual(forms)
  })

  test('is known by its id in whatever letters', async () => {
    const { post, form, sent } = endpoint()
    const one = contact()
    await post('/contact', { ...form(one), submissionId: one.id.toUpperCase() })
    expect(sent[0]?.id).toBe(one.id)
  })

  test('with faults is refused by field, and stored nowhere', async () => {
    const { post, form, sent } = endpoint()
    const { status, answer } = await post('/contact', {
      ...form(contact({ companyEmail: 'nobody', message: '' })),
      title: 7,
    })
    expect(status).toBe(422)
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid' } })
    const { fields } = answer.error as { fields: object }
    expect(Object.keys(fields).toSorted()).toEqual(['companyEmail', 'message', 'title'])
    expect(sent).toEqual([])
  })

  test.each([
    ['no JSON', '{'],
    ['a list', []],
    ['nothing', ''],
    ['no id', { firstName: 'Ada' }],
    ['an id that is no UUID', { submissionId: '1; DROP TABLE' }],
    ['an id twice', { submissionId: [randomUUID(), randomUUID()] }],
  ])('of %s is refused', async (_, body) => {
    const { post, sent } = endpoint()
    const { status, answer } = await post('/contact', body)
    expect(status).toBe(400)
    expect(answer).toMatchObject({ ok: false, error: { code: 'malformed' } })
    expect(sent).toEqual([])
  })
})

describe('the answer', () => {
  const note = expect.stringMatching(/stored/)

  test.each<[Outcome, number, object]>([
    [{ state: 'kept' }, 200, { ok: true }],
    [
      { state: 'failed', failure: { code: 'rejected', message: 'No' } },
      502,
      { error: { code: 'rejected', message: 'monday.com error: No', note } },
    ],
    [
      { state: 'failed', failure: { code: 'unreachable' } },
      502,
      { error: { code: 'unreachable', message: 'Submission failed.', note } },
    ],
    [{ state: 'pending' }, 504, { error: { code: 'pending', note } }],
    [{ state: 'conflict' }, 409, { error: { code: 'conflict' } }],
  ])('to %j is %d', async (outcome, expected, body) => {
    const { post, form } = endpoint(outcome)
    const { status, answer } = await post('/contact', form(contact()))
    expect(status).toBe(expected)
    expect(answer).toMatchObject(body)
  })

  test('says nothing of being stored when it is not', async () => {
    const { post, form, errors } = endpoint(new Error('disk full'))
    const { status, answer } = await post('/lead', form(lead()))
    expect(status).toBe(503)
    expect(answer).toEqual({
      ok: false,
      error: { code: 'unavailable', message: 'Submission failed.' },
    })
    expect(errors).toHaveLength(1)
  })
})
