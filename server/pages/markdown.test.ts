import { describe, expect, test } from 'vitest'
import { html, long, site } from './pages.fixture.ts'

const markdown = { accept: 'text/markdown, */*' }
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('a page that is told as Markdown too', () => {
  const told = () =>
    site(
      ({ url }) =>
        url.endsWith('.md')
          ? new Response('# A', { headers: { 'content-type': 'text/markdown', vary: 'Accept' } })
          : url.endsWith('/gone')
            ? html(long, 404)
            : html(long),
      {
        formsOf: (path) => [
          ...(path === '/a' || path === '/gone'
            ? [{ address: '/a.md', type: 'text/markdown' }]
            : []),
          ...(path === '/a' ? [{ address: '/feeds/a.csv', type: 'text/csv' }] : []),
        ],
      },
    )

  test('answers with it at its own address where that is asked for, and with HTML else', async () => {
    const { get } = told()
    for (const asked of [markdown, browser, markdown, browser, {}]) {
      const isMarkdown = asked === markdown
      const answer = await get('/a', asked)
      expect(await answer.text()).toBe(isMarkdown ? '# A' : long)
      expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding')
    }
  })

  test('is kept in both forms, each made once, and known by its own tag', async () => {
    const { get, render } = told()
    for (let i = 0; i < 3; i++) for (const asked of [markdown, browser]) await get('/a', asked)
    await get('/a.md')
    expect(render).toHaveBeenCalledTimes(2)
    const tag = (await get('/a', browser)).headers.get('etag')!
    expect((await get('/a', { ...browser, 'if-none-match': tag })).status).toBe(304)
    expect((await get('/a', { ...markdown, 'if-none-match': tag })).status).toBe(200)
  })

  test('leaves pages that are HTML alone as they were', async () => {
    const { get } = told()
    const answer = await get('/b', markdown)
    expect(await answer.text()).toBe(long)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('names its other forms in its head, and a page that is not there none', async () => {
    const { get } = told()
    const named = '</a.md>; rel="alternate"; type="text/markdown"'
    const fed = '</feeds/a.csv>; rel="alternate"; type="text/csv"'
    for (let i = 0; i < 2; i++)
      expect((await get('/a', browser)).headers.get('link')).toBe(`${named}, ${fed}`)
    expect((await get('/b', browser)).headers.get('link')).toBeNull()
    expect((await get('/gone', browser)).headers.get('link')).toBeNull()
  })
})
