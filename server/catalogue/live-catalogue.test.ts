import { describe, expect, test, vi } from 'vitest'
import type { ProductListing } from '#server/ports/product-store.ts'
import { down, holding, start } from './live-catalogue.fixture.ts'
import { storedProduct } from './stored-product.fixture.ts'

const lens = storedProduct('lens')
const panel = storedProduct('panel')

describe('at boot', () => {
  test('the database is served and copied', async () => {
    const { live, slugs, world } = await start(holding(lens))
    expect(slugs()).toEqual(['lens'])
    expect(live.state()).toEqual({
      status: 'ok',
      products: 1,
      setAside: 0,
      version: live.current().version,
    })
    expect(world.copy).toEqual([lens])
  })

  test('the last good copy is served when the database is down', async () => {
    const { live, slugs, said } = await start(down(), [lens])
    expect(slugs()).toEqual(['lens'])
    expect(live.state()).toMatchObject({ status: 'stale', reason: 'database down', products: 1 })
    expect(said('error', 'database down')).toBe(1)
  })

  test('documents that the database gives once more are not looked through once more', async () => {
    let looks = 0
    const document = {
      ...lens,
      get data() {
        looks++
        return lens.data
      },
    }
    const documents = [document]
    const { live, world } = await start(() => ({ documents, unreadable: [] }))
    const before = looks
    await live.refresh()
    expect(looks).toBe(before)
    world.answer = holding(document)
    await live.refresh()
    expect(looks).toBeGreaterThan(before)
  })

  test('a copy that cannot be written is told and costs nothing else', async () => {
    const { world, live, said } = await start(holding(lens))
    world.writable = false
    world.answer = holding(lens, panel)
    await live.refresh()
    expect(live.state()).toMatchObject({ status: 'ok', products: 2 })
    expect(said('warn', 'could not be written')).toBe(1)
  })
})

describe('while it runs', () => {
  test('a changed catalogue is served with a new version, an unchanged one left as it is', async () => {
    const { live, slugs, world } = await start(holding(lens))
    const before = live.current()
    const changed = vi.fn()
    live.onChange(changed)
    await live.refresh()
    expect(live.current()).toBe(before)
    expect(changed).not.toHaveBeenCalled()
    world.answer = holding(lens, panel)
    await live.refresh()
    expect(slugs()).toEqual(['lens', 'panel'])
    expect(live.current().version).not.toBe(before.version)
    expect(world.copy).toHaveLength(2)
  })

  test('a database that goes down is told once per reason, and once when it is back', async () => {
    const { live, slugs, world, said } = await start(holding(lens))
    world.answer = down('timeout')
    await live.refresh()
    await live.refresh()
    expect(slugs()).toEqual(['lens'])
    expect(live.state()).toMatchObject({ status: 'stale', reason: 'timeout', products: 1 })
    world.answer = down('refused')
    await live.refresh()
    expect([said('error', 'timeout'), said('error', 'refused')]).toEqual([1, 1])
    expect(said('info', 'answers again')).toBe(0)
    world.answer = holding(lens)
    await live.refresh()
    await live.refresh()
    expect(said('info', 'answers again')).toBe(1)
    expect(live.state().status).toBe('ok')
  })

  test('an empty collection is an accident: the last good products stay', async () => {
    const { live, slugs, world } = await start(holding(lens))
    world.answer = holding()
    await live.refresh()
    expect(slugs()).toEqual(['lens'])
    expect(live.state()).toMatchObject({
      status: 'stale',
      reason: 'the products collection is empty',
    })
    expect(world.copy).toEqual([lens])
  })

  test('so is a collection of which nothing can be shown, and its reason is given', async () => {
    const { live, slugs, world } = await start(holding(lens))
    world.answer = holding(storedProduct('lens', { rank: 'first' }))
    await live.refresh()
    expect(slugs()).toEqual(['lens'])
    expect(live.state().reason).toBe(
      'no product document can be shown; lens: rank: must be a number',
    )
    expect(world.copy).toEqual([lens])
  })

  test('a slow database is asked once at a time, and again after it answered', async () => {
    const { live, slugs, world } = await start(holding(lens))
    const slow = Promise.withResolvers<ProductListing>()
    world.answer = () => slow.promise
    world.asked = 0
    const refreshes = [live.refresh(), live.refresh(), live.refresh()]
    expect(world.asked).toBe(1)
    expect(slugs()).toEqual(['lens'])
    slow.resolve({ documents: [panel], unreadable: [] })
    await Promise.all(refreshes)
    expect(slugs()).toEqual(['panel'])
    await live.refresh()
    expect(world.asked).toBe(2)
  })

  test('a database that hangs is told before the attempts at it have come to an end', async () => {
    const { live, slugs, world, clock } = await start(holding(lens))
    const slow = Promise.withResolvers<ProductListing>()
    world.answer = () => slow.promise
    clock.now = 100_000
    const refresh = live.refresh()
    clock.now += 11_000
    expect(live.state().status).toBe('ok')
    clock.now += 2_000
    expect(live.state()).toMatchObject({
      status: 'stale',
      reason: expect.stringContaining('not answered for 12 s'),
    })
    expect(slugs()).toEqual(['lens'])
    slow.resolve({ documents: [panel], unreadable: [] })
    await refresh
    expect(live.state().status).toBe('ok')
    clock.now += 100_000
    expect(live.state().status).toBe('ok')
  })
})

describe('malformed documents', () => {
  test('are set aside with their reasons, and the rest is served', async () => {
    const { live, slugs, said } = await start(holding(storedProduct('bad', { text: 5 }), lens))
    expect(slugs()).toEqual(['lens'])
    expect(live.state()).toMatchObject({ status: 'ok', products: 1, setAside: 1 })
    expect(said('warn', 'text: must be text')).toBe(1)
  })

  test('that could not even be read are counted and told once each time they change', async () => {
    const { live, slugs, world, said } = await start(holding(lens))
    world.answer = () => ({
      documents: [lens],
      unreadable: [{ id: 'half.json', message: 'breaks off' }],
    })
    await live.refresh()
    await live.refresh()
    expect(slugs()).toEqual(['lens'])
    expect(live.state()).toMatchObject({ status: 'ok', setAside: 1 })
    expect(said('warn', 'breaks off')).toBe(1)
    world.answer = holding(lens)
    await live.refresh()
    expect(live.state().setAside).toBe(0)
  })
})
