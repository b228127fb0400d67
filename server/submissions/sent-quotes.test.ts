import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { referenceOf } from '#domain/submission/reference.ts'
import { contact, quote } from '#test/submissions.fixture.ts'
import { failure, outboxWorld } from './outbox/outbox.fixture.ts'
import { createSentQuotes } from './sent-quotes.ts'

async function world(sending = true) {
  const { store, outbox, open, next, time } = outboxWorld()
  const look = createSentQuotes({ store, sending })
  const one = quote()
  const send = async () => {
    await (sending ? outbox : open({ destinations: [] })).submit(one)
    return (await store.get(one.id))!.secret
  }
  return { store, look, one, send, next, time }
}

describe('a request for a quote, by its secret', () => {
  test('shows what was sent, its reference, and that it arrived', async () => {
    const { look, one, send, time } = await world()
    const receivedAt = time.now
    expect(await look(await send())).toEqual({
      reference: referenceOf(one),
      receivedAt,
      fields: one.fields,
      state: 'sent',
    })
  })

  test('says that it could not be sent yet, and later that it was', async () => {
    const { look, send, next } = await world()
    next.push({ result: failure('unreachable') })
    const secret = await send()
    expect(await look(secret)).toMatchObject({ state: 'delayed' })
    await send()
    expect(await look(secret)).toMatchObject({ state: 'sent' })
  })

  test('says that it is kept where nothing is sent on', async () => {
    const { look, send } = await world(false)
    expect(await look(await send())).toMatchObject({ state: 'kept' })
  })

  test('is gone once it was deleted', async () => {
    const { look, send, store, time } = await world()
    const secret = await send()
    await store.deleteDelivered(time.now + 1, ['monday'])
    expect(await look(secret)).toBeUndefined()
  })

  test('is nobody else’s to see', async () => {
    const { look, one, send, store, time } = await world()
    const secret = await send()
    const enquiry = await store.add(contact(), time.now)
    const guesses = [
      '',
      one.id,
      referenceOf(one),
      secret.slice(0, -1),
      `${secret}A`,
      `${secret} `,
      secret.toUpperCase(),
      'null',
      "' OR '1'='1",
      randomBytes(16).toString('base64url'),
      // Of another form: it has no page.
      enquiry.stored.secret,
    ]
    for (const guess of guesses) expect(await look(guess), guess).toBeUndefined()
  })
})
