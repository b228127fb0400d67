import { expect, test } from 'vitest'
import { withoutScripts } from './static-copy.ts'

test('a static page keeps everything but scripts and their preloads', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/>' +
    '<style>p{color:red}</style><script type="module" async="">\nimport("/a.js")</script></head>' +
    '<body><p>One</p><script>if (1 < 2) f()</script><img src="/i.webp"><link href="/b.js" rel="modulepreload"></body>'
  expect(withoutScripts(html)).toBe(
    '<head><link rel="preload" href="/f.woff2" as="font"/><style>p{color:red}</style></head>' +
      '<body><p>One</p><img src="/i.webp"></body>',
  )
})
