import { describe, expect, test } from 'vitest'
import type { Delivery, Destination, Parcel } from '#server/ports/destination.ts'
import { contact } from '#test/submissions.fixture.ts'
import { failure, onBoards, outboxWorld } from './outbox.fixture.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** A mailbox of a test, which cannot be looked into. */
function fakeMail(key = 'mail') {
  const sent: string[] = []
  const next: (Delivery | Error)[] = []
  const destination: Destination = {
    key,
    name: key,
    service: undefined,
    async send({ submission }: Parcel) {
      sent.push(submission.id)
      const planned = next.shift()
      if (planned instanceof Error) throw planned
      return planned ?? { ok: true, itemId: `<${submission.id}>` }
    },
  }
  return { destination, sent, next }
}

function world() {
  const mail = fakeMail()
  const base = outboxWorld()
  const destinations = [onBoards(base.tracker), mail.destination]
  const open = () => base.open({ destinations })
  const states = async (id: string) =>
    (await base.store.get(id))!.deliveries.map(({ destination, state, attempts }) =>
      [destination, state, attempts].join(' '),
    )
  return { ...base, mail, destinations, open, outbox: open(), states }
}

describe('a submission for several destinations', () => {
  test('reaches each of them once', async () => {
    const { outbox, items, mail, states } = world()
    const one = contact()
    expect(await outbox.submit(one)).toMatchObject({ state: 'delivered' })
    await outbox.drain()
    expect(await outbox.submit(one)).toMatchObject({ state: 'delivered' })
    await outbox.drain()
    expect([items.length, mail.sent]).toEqual([1, [one.id]])
    expect(await states(one.id)).toEqual(['mail delivered 1', 'monday delivered 1'])
  })

  test('has arrived for the visitor as soon as one has it', async () => {
    const { outbox, next, mail, states } = world()
    const never = Promise.withResolvers<void>()
    next.push({ until: () => never.promise })
    const one = contact()
    expect(await outbox.submit(one)).toEqual({ state: 'delivered', itemId: `<${one.id}>` })
    expect(await states(one.id)).toEqual(['mail delivered 1', 'monday waiting 1'])
    never.resolve()
    await outbox.drain()
    expect(await states(one.id)).toEqual(['mail delivered 1', 'monday delivered 1'])
    expect(mail.sent).toHaveLength(1)
  })

  test('that none takes has failed, in the words of the first', async () => {
    const { outbox, next, mail } = world()
    next.push({ result: failure('rejected') })
    mail.next.push(failure('unreachable'))
    expect(await outbox.submit(contact())).toEqual({
      state: 'failed',
      failure: { code: 'rejected' },
      service: 'the boards',
    })
  })

  test('is tried again where it failed, and sent nowhere twice', async () => {
    const { outbox, time, items, mail, next, states } = world()
    const many = Array.from({ length: 6 }, (_, i) => contact({ message: `No. ${i}` }))
    next.push(...Array.from({ length: 60 }, () => ({ result: failure('unreachable') })))
    for (const one of many) await outbox.submit(one)
    for (let i = 0; i < 5; i++) {
      time.now += 20 * minute
      await outbox.drain()
    }
    expect(mail.sent).toEqual(many.map(({ id }) => id))
    expect(items).toHaveLength(0)
    next.length = 0
    time.now += hour
    await outbox.drain()
    expect([items.length, mail.sent.length]).toEqual([6, 6])
    for (const { id } of many) expect((await states(id))[1]).toMatch(/^monday delivered/)
  })

  test('waits for nobody else’s limit', async () => {
    const { outbox, next, mail, items } = world()
    next.push({ result: failure('limited', { retryAfter: 3600 }) })
    const [first, second] = [contact(), contact({ message: 'Another.' })]
    expect(await outbox.submit(first)).toMatchObject({ state: 'delivered' })
    expect(await outbox.submit(second)).toMatchObject({ state: 'delivered' })
    await outbox.drain()
    expect([mail.sent, items.length]).toEqual([[first.id, second.id], 0])
  })

  test('whose server is killed between two destinations is finished by the next one', async () => {
    const { store, open, time, items, mail, states } = world()
    const one = contact()
    const claimed = ['monday', 'mail'].map((destination) => ({
      destination,
      claimUntil: time.now + 20 * second,
    }))
    const added = await store.add(one, time.now, claimed)
    if (added.outcome !== 'added') throw new Error('not added')
    const mailed = added.claims.find(({ delivery }) => delivery.destination === 'mail')!
    await mail.destination.send(mailed, '')
    await store.delivered(mailed, `<${one.id}>`, time.now)
    time.now += 21 * second
    await open().drain()
    expect(await states(one.id)).toEqual(['mail delivered 1', 'monday delivered 2'])
    expect([items.length, mail.sent.length]).toEqual([1, 1])
  })

  test('is sent again under the same name where it may have arrived', async () => {
    const { outbox, time, mail, states } = world()
    mail.next.push(failure('unreachable', { uncertain: true }))
    const one = contact()
    await outbox.submit(one)
    time.now += minute
    await outbox.drain()
    expect(mail.sent).toEqual([one.id, one.id])
    expect(await states(one.id)).toEqual(['mail delivered 2', 'monday delivered 1'])
  })
})

describe('a destination', () => {
  test('set up later gets what reached nobody, also what another server kept', async () => {
    const { store, mail, open, time } = world()
    const keeping = outboxWorld({ store, destinations: [], now: () => time.now }).outbox
    const before = contact()
    expect(await keeping.submit(before)).toEqual({ state: 'kept' })
    const server = open()
    await server.drain()
    const late = contact()
    await keeping.submit(late)
    time.now += minute
    await server.drain()
    await open().drain()
    expect(mail.sent).toEqual([before.id, late.id])
  })

  test('set up later does not get what had arrived, though the visitor sends it again', async () => {
    const { store, outbox, mail, destinations, time } = world()
    const one = contact()
    await outbox.submit(one)
    await outbox.drain()
    const later = fakeMail('webhook')
    const grown = outboxWorld({
      store,
      destinations: [...destinations, later.destination],
      now: () => time.now,
    }).outbox
    expect(await grown.submit(one)).toMatchObject({ state: 'delivered' })
    await grown.drain()
    expect([later.sent, mail.sent]).toEqual([[], [one.id]])
  })

  test('taken away keeps nothing waiting, and begins where it was when it comes back', async () => {
    const { store, open, next, items, time, mail, destinations } = world()
    next.push({ result: failure('unreachable') })
    const one = contact()
    await open().submit(one)
    const without = outboxWorld({ store, destinations: destinations.slice(1), now: () => time.now })
    time.now += hour
    await without.outbox.drain()
    expect(await store.summary(Object.keys(without.outbox.destinations))).toMatchObject({
      waiting: 0,
    })
    expect(items).toHaveLength(0)
    await open().drain()
    expect([items.length, mail.sent.length]).toEqual([1, 1])
  })

  test('that throws holds up nobody, and is tried again', async () => {
    const { outbox, mail, store, time, items } = world()
    const one = contact()
    mail.next.push(new Error('a mistake of ours'))
    expect(await outbox.submit(one)).toMatchObject({ state: 'delivered' })
    time.now += minute
    await outbox.drain()
    expect([items.length, mail.sent.length]).toEqual([1, 2])
    expect(await store.summary()).toMatchObject({ waiting: 0 })
  })
})
