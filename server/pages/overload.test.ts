import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { html, long, site } from './pages.fixture.ts'

describe('when more pages are wanted than can be made', () => {
  test('the others are told to come again, and what is kept is answered', async () => {
    const gate = Promise.withResolvers<void>()
    const { get, render } = site(async () => {
      await gate.promise
      return html(long)
    })
    const known = get('/known')
    gate.resolve()
    await known
    const closed = Promise.withResolvers<void>()
    render.mockImplementation(async () => {
      await closed.promise
      return html(long)
    })
    const wanted = Array.from({ length: 200 }, (_, i) => get(`/a?q=${i}`))
    const shed = await Promise.race(wanted)
    expect(shed.status).toBe(503)
    expect(shed.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(shed.headers.get('cache-control')).toBe('no-store')
    expect((await shed.text()).length).toBeLessThan(200)
    expect((await get('/known')).status).toBe(200)
    closed.resolve()
    const statuses = (await Promise.all(wanted)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20)
    // Later there is room again, for those who were turned away as well.
    render.mockClear()
    expect((await get('/a?q=199')).status).toBe(200)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('what changed meanwhile is answered as it was, and anew once there is room', async () => {
    const { get, render, world } = site()
    for (const path of ['/known', '/known?q=1']) expect((await get(path)).status).toBe(200)
    const closed = Promise.withResolvers<void>()
    render.mockImplementation(async () => {
      await closed.promise
      return html(`${long}anew`)
    })
    world.version = '2'
    const wanted = Array.from({ length: 200 }, (_, i) => get(`/a?q=${i}`))
    expect((await Promise.race(wanted)).status).toBe(503)
    for (const path of ['/known', '/known?q=1']) {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toContain('anew')
    }
    expect((await get('/unknown')).status).toBe(503)
    closed.resolve()
    await Promise.all(wanted)
    expect(await (await get('/known')).text()).toContain('anew')
  })

  test('one who asks for many leaves others room, and so do several together', async () => {
    const closed = Promise.withResolvers<void>()
    const { get } = site(async () => {
      await closed.promise
      return html(long)
    })
    const asked: Promise<Response>[] = []
    const strangers = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5']
    for (const address of strangers)
      for (let i = 0; i < 60; i++) asked.push(get(`/a?q=${address}-${i}`, {}, address))
    for (const kind of ['/b?q=mine', '/b', '/c?q=mine']) asked.push(get(kind, {}, '192.0.2.9'))
    closed.resolve()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    const taken = (from: number) => statuses.slice(from, from + 60).filter((one) => one === 200)
    expect(taken(0)).toHaveLength(24)
    for (let i = 0; i < strangers.length; i++) expect(taken(i * 60).length).toBeGreaterThan(0)
    expect(statuses.at(-3)).toBe(200)
  })

  test('the pages of posted forms wait in the same line', async () => {
    const closed = Promise.withResolvers<void>()
    const { pages, render, get } = site(async () => {
      await closed.promise
      return html(long)
    })
    const posted = { status: 422, values: {}, error: { code: 'invalid', message: 'No.' } }
    const app = new Hono().post('/a', async (c) => {
      return (await pages.answerPosted(c, posted)) ?? c.text('too many', 503)
    })
    const post = async () => app.request('http://site.example/a', { method: 'POST' })
    const sent = Array.from({ length: 200 }, post)
    expect((await Promise.race(sent)).status).toBe(503)
    // Nor has anybody else a page made meanwhile.
    expect((await get('/b')).status).toBe(503)
    expect(render.mock.calls.length).toBeLessThan(20)
    closed.resolve()
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([422, 503]))
  })
})

test('a page that is asked for keeps its place, however many others are', async () => {
  const { get, render } = site(({ url }) =>
    html('x'.repeat(400_000), url.includes('no') ? 404 : 200),
  )
  for (let i = 0; i < 200; i++) {
    await get('/a')
    await get(`/no-${i}`)
    await get(`/a?q=${i}`)
  }
  expect(render).toHaveBeenCalledTimes(401)
  await get('/a?q=0')
  expect(render).toHaveBeenCalledTimes(402)
})
