import { describe, expect, test } from 'vitest'
import { withEdits } from './edits.server.ts'
import * as edits from './scripts-after-paint.server.ts'

const scriptsAfterPaint = (html: string) => withEdits(html, edits.scriptsAfterPaint(html))
const dataAtOnce = (html: string) => withEdits(html, edits.dataAtOnce(html))

const links =
  '<link rel="modulepreload" href="/assets/manifest-a.js"/><link rel="modulepreload" href="/assets/entry-b.js"/>' +
  '<link rel="modulepreload" href="/assets/react-c.js"/><link rel="modulepreload" href="/assets/root-d.js"/>'
const script = `<script type="module" async="">import "/assets/manifest-a.js";
import * as route0 from "/assets/root-d.js";
import * as route1_main from "/assets/list-e.js";
const route1 = {...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"routes/list":route1};

import("/assets/entry-b.js");</script>`
const page = (of: string) => `<html><head>${links}</head><body><p>One</p>${of}</body></html>`

describe('scripts after the paint', () => {
  const html = scriptsAfterPaint(page(script))

  test('nothing of them is asked for by the document', () => {
    expect(html).not.toMatch(/modulepreload|type="module"/)
    expect(html).toMatch(/^<html><head><script>[^<]*<\/script><\/head><body><p>One<\/p><script>/)
  })

  test.each([
    '',
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" async="">import RefreshRuntime from "/@refresh";</script>',
  ])('a document that is written otherwise stays as it is: %j', (other) => {
    expect(scriptsAfterPaint(page(other))).toBe(page(other))
  })
})

describe('data at once', () => {
  const opening =
    '<script>window.__reactRouterContext = {"basename":"/","future":{"unstable_a":false,"b":false},"ssr":true};window.__reactRouterContext.stream = new ReadableStream({}).pipeThrough(new TextEncoderStream());</script>'
  const enqueue = (data: string) =>
    `<!--$--><script>window.__reactRouterContext.streamController.enqueue(${data});</script>`
  const close =
    '<!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->'
  const data = JSON.stringify('[{"a":"x\\"$& – \u003c/script"}]\n')

  test('stands in the script that is read first, to the letter', async () => {
    const html = dataAtOnce(page(opening + script + enqueue(data) + close))
    expect(html).not.toContain('streamController')
    const code = /<script>(window.*?)<\/script>/s.exec(html)![1]!
    const window: { __reactRouterContext?: { stream: ReadableStream; ssr: boolean } } = {}
    // oxlint-disable-next-line typescript/no-implied-eval -- the script of the page, as a browser runs it
    new Function('window', code)(window)
    expect(html).not.toContain('false')
    expect(window.__reactRouterContext?.ssr).toBe(true)
    expect(await new Response(window.__reactRouterContext?.stream).text()).toBe(JSON.parse(data))
    expect(html).toContain(script)
  })

  test('what is sent in several pieces stays as it is', () => {
    const html = page(opening + script + enqueue('"1"') + enqueue('"2"') + close)
    expect(dataAtOnce(html)).toBe(html)
  })

  test('and beside scripts that wait for the paint', () => {
    const html = page(opening + script + enqueue(data) + close)
    const both = withEdits(html, [...edits.scriptsAfterPaint(html), ...edits.dataAtOnce(html)])
    expect(both).toBe(dataAtOnce(scriptsAfterPaint(html)))
    expect(both).toContain('stream:new Blob(')
  })
})
