import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { notFoundPage } from './not-found-page.ts'
import { html, long, site } from './pages.fixture.ts'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

function server() {
  const { pages, render } = site((request) =>
    new URL(request.url).pathname === '/there' ? html(long) : html('<html>Nothing here', 404),
  )
  const app = new Hono()
  app.use(notFoundPage(pages.answerMissing))
  app.get('/files/*', (c) => c.text('No such file.', 404))
  app.get('/protocol', (c) => c.json({ error: 'none' }, 404))
  app.get('*', pages.answer)
  const get = async (path: string, accept?: string) => {
    const headers = new Headers(accept === undefined ? [] : [['accept', accept]])
    const answer = await app.request(`http://site.example${path}`, { headers })
    const { status, headers: said } = answer
    return { status, text: await answer.text(), vary: said.get('vary'), said }
  }
  return { get, render }
}

test('a visitor at a file that is not there reads the page that helps on', async () => {
  const { get, render } = server()
  for (let i = 0; i < 2; i++) {
    const { status, text, vary, said } = await get('/files/gone.pdf', browser)
    expect([status, text]).toEqual([404, '<html>Nothing here'])
    expect(said.get('content-type')).toContain('text/html')
    expect(said.get('cache-control')).toBe('no-store')
    expect(vary).toContain('Accept')
  }
  // Tomorrow there may be a file.
  expect(render).toHaveBeenCalledTimes(2)
})

test.each(['*/*', 'image/avif,image/webp,*/*;q=0.8', undefined])(
  'a program that takes %s gets the line, which says that it depends',
  async (accept) => {
    const { status, text, vary } = await server().get('/files/gone.pdf', accept)
    expect([status, text, vary]).toEqual([404, 'No such file.', 'Accept'])
  },
)

test('a program that takes no pages gets a line in the place of one, kept or not', async () => {
  const { get } = server()
  await get('/nowhere', browser)
  const { status, text, said } = await get('/nowhere', 'application/json')
  for (const accept of [browser, 'application/json', browser])
    expect((await get('/nowhere', accept)).vary).toMatch(/\bAccept\b(?!-)/)
  expect([status, text]).toEqual([404, 'There is no such page.'])
  expect(said.get('content-type')).toContain('text/plain')
})

test('pages that are there and answers of a protocol stay as they are', async () => {
  const { get } = server()
  expect((await get('/there', 'application/json')).text).toBe(long)
  expect((await get('/protocol', browser)).text).toBe('{"error":"none"}')
})
