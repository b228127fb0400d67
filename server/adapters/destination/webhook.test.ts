import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { referenceOf } from '#domain/submission/reference.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { startWebhookReceiver, type WebhookFault } from '#test/fakes/webhook-receiver.ts'
import { contact, lead, quote } from '#test/submissions.fixture.ts'
import { createWebhookDestination } from './webhook.ts'

const receivedAt = Date.UTC(2026, 10, 21, 14)
const secret = randomBytes(32)

/** Beside other work an answer may take its time: only who waits in vain waits briefly. */
async function world(key = secret, now = Date.now, timeoutMilliseconds = 10_000) {
  const receiver = await startWebhookReceiver(secret)
  const hook = createWebhookDestination({
    url: receiver.url,
    key,
    fetch,
    now,
    timeoutMilliseconds,
  })
  const send = (submission: Submission) => hook.send({ submission, receivedAt }, 'unused')
  return { ...receiver, send }
}

describe('a webhook', () => {
  test.each([contact(), lead(), quote()])('tells all of a $kind, signed', async (one) => {
    const { send, taken, refused } = await world()
    expect(await send(one)).toEqual({ ok: true, itemId: `msg_${one.id}` })
    expect(refused).toEqual([])
    expect(taken[0]!.id).toBe(`msg_${one.id}`)
    expect(JSON.parse(taken[0]!.body)).toEqual({
      type: `enquiry.${one.kind}`,
      timestamp: '2026-11-21T14:00:00.000Z',
      data: {
        id: one.id,
        reference: referenceOf(one),
        receivedAt: '2026-11-21T14:00:00.000Z',
        kind: one.kind,
        fields: one.fields,
      },
    })
  })

  test('is the same at each attempt, under the same id', async () => {
    const { send, taken, faults } = await world()
    const one = contact({ message: '“ünïcödé” 🔦 \u2028' })
    faults.push('breaks')
    expect(await send(one)).toMatchObject({ ok: false, uncertain: true })
    expect(await send(one)).toMatchObject({ ok: true })
    expect(taken[0]).toEqual(taken[1])
  })

  test('of another key, or of another time, is not taken by who verifies it', async () => {
    const other = await world(randomBytes(32))
    expect(await other.send(contact())).toMatchObject({ failure: { code: 'rejected' } })
    const late = await world(secret, () => Date.now() - 6 * 60_000)
    expect(await late.send(contact())).toMatchObject({ failure: { message: 'HTTP 401' } })
    expect([...other.refused, ...late.refused]).toEqual([
      'No matching signature found',
      'Message timestamp too old',
    ])
  })

  test.each<[WebhookFault, object]>([
    [{ status: 404 }, { failure: { code: 'rejected', message: 'HTTP 404' }, uncertain: false }],
    [{ status: 410 }, { failure: { code: 'rejected' }, uncertain: false }],
    [
      { status: 429, headers: { 'retry-after': '30' } },
      { failure: { code: 'limited' }, retryAfter: 30, uncertain: false },
    ],
    [{ status: 500 }, { failure: { code: 'unexpected' }, uncertain: true }],
    [
      { status: 503, headers: { 'retry-after': 'soon' } },
      { failure: { code: 'unexpected', message: 'HTTP 503' }, uncertain: true },
    ],
    ['breaks', { failure: { code: 'unreachable' }, uncertain: true }],
    ['hangs', { failure: { code: 'unreachable', message: 'TimeoutError' }, uncertain: true }],
  ])('answered with %j has failed', async (fault, expected) => {
    const { send, faults } = await world(secret, Date.now, fault === 'hangs' ? 300 : 10_000)
    faults.push(fault)
    expect(await send(contact())).toMatchObject({ ok: false, ...expected })
  })

  test('is sent nowhere else than where the operator says', async () => {
    const { send, faults } = await world()
    const elsewhere = await startWebhookReceiver(secret)
    for (const status of [301, 307, 308]) {
      faults.push({ status, headers: { location: elsewhere.url } })
      expect(await send(contact())).toMatchObject({ failure: { code: 'rejected' } })
    }
    expect([elsewhere.taken, elsewhere.refused]).toEqual([[], []])
  })

  test('to nobody is known not to have arrived', async () => {
    const { send, stop } = await world()
    await stop()
    expect(await send(contact())).toMatchObject({
      failure: { code: 'unreachable', message: 'ECONNREFUSED' },
      uncertain: false,
    })
  })
})
