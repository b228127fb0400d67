import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { walkSite } from './site-walk.ts'

const origin = 'https://site.example'
const home = `<html><head><link rel="stylesheet" href="/a.css"/>
  <meta property="og:image" content="${origin}/lost-card.jpg"/>
  <style>@font-face{src:url(/lost.woff2)}</style></head><body id="top">
  <a href="#top">fine</a><a href="#lost">lost</a><a href="/page?type=a#here">fine</a>
  <a href="/page?type=a#nowhere">lost</a><a href="https://other.example/x">not ours</a>
  <a href="mailto:a@site.example">not a page</a><a href="/moved">moved</a>
  <img src="/images/1280/a.webp" srcSet="/images/160/a.webp 160w, /lost-set.webp 320w"/>
  <video src="/files/lost.mp4" poster="/lost-poster.webp"><track src="/lost.vtt"/></video>
  <form action="/lost-form"></form>
  <script src="/lost.js"></script>
  <script>for(let p of "/assets/lost-a1.js".split(" "))import(p)</script>
  <script type="application/ld+json">{"@id":"/#company","url":"${origin}/lost-data","name":"a/b"}</script>
  <a href="/page?q=1">a filtered list</a></body></html>`
const app = new Hono()
  .get('/', (c) => c.html(home))
  .get('/page', (c) =>
    c.html(
      c.req.query('q') ? '<a href="/endless?q=2">on</a>' : '<p id="here"><a href="/n.md">n</a>',
    ),
  )
  .get('/n.md', (c) => c.body('[x](/lost-note) <!-- -->', 200, { 'content-type': 'text/markdown' }))
  .get('/a.css', (c) => c.body('a{b:url("/lost-style.png")}', 200, { 'content-type': 'text/css' }))
  .get('/images/160/a.webp', (c) => c.body('', 200, { 'content-type': 'image/webp' }))
  .get('/moved', (c) => c.text('found at its new place'))

test('a walk finds whatever is broken, says where from, and leaves other hosts alone', async () => {
  const asked: string[] = []
  const { broken, visited } = await walkSite({
    get: (path, method) => {
      asked.push(path)
      return app.request(origin + path, { method })
    },
    origin,
    start: ['/'],
  })
  const names = broken.map(({ from, to }) => `${from} ${to}`)
  expect(names.toSorted()).toEqual(
    [
      '/ #lost',
      '/ /page?type=a#nowhere',
      '/ /assets/lost-a1.js',
      '/ /files/lost.mp4',
      '/ /lost-card.jpg',
      '/ /lost-data',
      '/ /lost-form',
      '/ /lost-poster.webp',
      '/ /lost-set.webp',
      '/ /lost.js',
      '/ /lost.vtt',
      '/ /lost.woff2',
      '/a.css /lost-style.png',
      '/n.md /lost-note',
    ].toSorted(),
  )
  expect(visited.has('/page?q=1')).toBe(true)
  expect(asked).not.toContain('/endless?q=2')
  expect(new Set(asked).size).toBe(asked.length)
})
