import { describe, expect, test } from 'vitest'
import { html, long, site } from './pages.fixture.ts'

const failed = 'Something failed'
const failure = () => html(failed, 500)
const thrown = () => Promise.reject(new Error('no such field'))

/** A site whose pages render well until `answer` is changed. */
function failingSite() {
  let answer: () => Response | Promise<Response> = () => html(long)
  const made = site(() => answer())
  return {
    ...made,
    change: (to: typeof answer) => {
      answer = to
      made.world.version += '+'
    },
  }
}

describe.each([
  ['answers 500', failure],
  ['throws', thrown],
])('a page whose rendering %s', (_, fails) => {
  test('is answered as it was when it last rendered, and the failure is logged', async () => {
    const { get, log, change } = failingSite()
    const before = await get('/a?b=secret')
    change(fails)
    const after = await get('/a?b=secret')
    expect([after.status, await after.text()]).toEqual([200, long])
    for (const name of ['etag', 'content-type', 'content-security-policy', 'cache-control']) {
      expect(after.headers.get(name), name).toBe(before.headers.get(name))
    }
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(log.error.mock.calls[0]![0]).toMatchObject({ path: '/a' })
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('secret')
  })

  test('is tried again with the next request', async () => {
    const { get, render, change, world } = failingSite()
    await get('/a')
    change(fails)
    for (const rendered of [2, 3]) {
      expect(await (await get('/a')).text()).toBe(long)
      expect(render).toHaveBeenCalledTimes(rendered)
    }
    change(() => html('mended'))
    expect(await (await get('/a')).text()).toBe('mended')
    expect(world.version).toBe('1++')
  })

  test('is an error where it never rendered, or is another', async () => {
    const { get, log, change } = failingSite()
    await get('/a')
    change(fails)
    for (const path of ['/b', '/a?x=1']) expect((await get(path)).status).toBe(500)
    expect(log.error).not.toHaveBeenCalled()
  })

  test.each([404, 301])('is an error where it was %i when it last rendered', async (status) => {
    const { get, change } = failingSite()
    await get('/a')
    change(() => html('gone', status))
    expect((await get('/a')).status).toBe(status)
    change(fails)
    expect((await get('/a')).status).toBe(500)
  })
})

test('a page that may not be kept does not stand in for one that fails', async () => {
  const { get, change } = failingSite()
  change(() => html(long, 200, { 'cache-control': 'no-store' }))
  await get('/a')
  change(failure)
  expect(await (await get('/a')).text()).toBe(failed)
})

test('a page that is not known yet says when to come again, and is kept by nobody', async () => {
  const { get, change, render } = failingSite()
  change(() => html(failed, 503, { 'cache-control': 'public' }))
  const { status, headers } = await get('/a')
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toMatch(/^\d+$/)
  expect(headers.get('cache-control')).toBe('no-store')
  await get('/a')
  expect(render).toHaveBeenCalledTimes(2)
})
