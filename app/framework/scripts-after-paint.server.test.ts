import { describe, expect, test, vi } from 'vitest'
import { withEdits } from './edits.server.ts'
import * as edits from './scripts-after-paint.server.ts'

const scriptsAfterPaint = (html: string, start: edits.ScriptStart) =>
  withEdits(html, edits.scriptsAfterPaint(html, start))
const dataAtOnce = (html: string) => withEdits(html, edits.dataAtOnce(html))

type Listen = (event: { target: null; movementX?: number }) => void

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

/** What a page's own scripts run, in their order, with what stands in for `import`. */
const codeOf = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, code]) => code)
    .join(';')
    .replaceAll('import(', 'bring(')

describe('scripts after the paint', () => {
  const html = scriptsAfterPaint(page(script), 'paint')

  test('nothing of them is asked for by the document', () => {
    expect(html).not.toMatch(/modulepreload|type="module"/)
    expect(html).toMatch(/^<html><head><script>[^<]*<\/script><\/head><body><p>One<\/p><script>/)
  })

  /** The page's script, run as a browser does: what it listens for, and what it asks for. */
  function running() {
    const asked: string[] = []
    const listeners = new Map<string, Listen>()
    const code = codeOf(html)
    const window: Record<string, unknown> = {}
    // oxlint-disable-next-line typescript/no-implied-eval -- the script of the page, as a browser runs it
    const run = new Function('window', 'bring', 'addEventListener', 'requestAnimationFrame', code)
    const bring = (path: string) => {
      asked.push(path)
      return Promise.resolve({ of: path })
    }
    run(
      window,
      bring,
      (type: string, listen: Listen) => listeners.set(type, listen),
      (frame: () => void) => frame(),
    )
    return { window, asked, listeners }
  }

  test('what is pressed before the last of the page has come starts them as it comes, and is kept', () => {
    const [[, early = ''] = [], ...rest] = html.matchAll(/<script>(.*?)<\/script>/gs)
    expect(rest.length).toBeGreaterThan(0)
    const window: { pressed?: unknown[] } = {}
    let press: Listen = () => undefined
    // oxlint-disable-next-line typescript/no-implied-eval -- the same
    const begin = new Function('window', 'addEventListener', early)
    begin(window, (type: string, listen: Listen) => type === 'click' && (press = listen))
    press({ target: null })
    const asked: string[] = []
    const bring = (path: string) => Promise.resolve(asked.push(path))
    const code = rest.map(([, one]) => one!.replaceAll('import(', 'bring(')).join(';')
    // oxlint-disable-next-line typescript/no-implied-eval -- the same
    new Function('window', 'bring', 'addEventListener', code)(window, bring, () => undefined)
    expect(asked).toContain('/assets/entry-b.js')
    expect(window.pressed).toEqual([null])
  })

  test.each(['load', 'pointerdown'])('%s starts all of them, once, routes first', async (sign) => {
    const { window, asked, listeners } = running()
    expect(asked).toEqual([])
    listeners.get(sign)!({ target: null })
    for (const listen of listeners.values()) listen({ target: null })
    expect(asked.toSorted()).toEqual([
      '/assets/entry-b.js',
      '/assets/list-e.js',
      '/assets/manifest-a.js',
      '/assets/react-c.js',
      '/assets/root-d.js',
    ])
    expect(asked.at(-1)).toBe('/assets/entry-b.js')
    await window.routesRead
    expect(window.__reactRouterRouteModules).toEqual({
      root: { of: '/assets/root-d.js' },
      'routes/list': { of: '/assets/list-e.js' },
    })
  })

  test('what does not come is asked for again with the next press', async () => {
    let isDown = true
    const asked: string[] = []
    const presses: Listen[] = []
    const begin: Listen[] = []
    const bring = (path: string) => {
      asked.push(path)
      return isDown && /root-d|entry-b/.test(path) ? Promise.reject(new Error()) : Promise.resolve()
    }
    const window: Record<string, unknown> = {}
    // oxlint-disable-next-line typescript/no-implied-eval -- the same
    new Function('window', 'bring', 'addEventListener', codeOf(html))(
      window,
      bring,
      (type: string, listen: Listen) => (type === 'click' ? presses : begin).push(listen),
    )
    begin[0]!({ target: null })
    await new Promise((later) => setTimeout(later))
    asked.length = 0
    isDown = false
    // One keeps what is pressed; the routes and what takes the page over wait for one each.
    expect(presses.length).toBe(3)
    for (const press of presses) press({ target: null })
    await window.routesRead
    expect(asked).toContain('/assets/root-d.js')
    expect(asked).toContain('/assets/entry-b.js')
    expect(window.__reactRouterRouteModules).toHaveProperty('root')
  })

  test('and with no press some seconds later, at ever longer intervals, until it comes', async () => {
    vi.useFakeTimers()
    const asked: number[] = []
    const start = Date.now()
    const begin: Listen[] = []
    const bring = (path: string) => {
      if (path.includes('entry-b')) asked.push(Date.now() - start)
      return asked.length < 8 ? Promise.reject(new Error()) : Promise.resolve()
    }
    // oxlint-disable-next-line typescript/no-implied-eval -- the same
    new Function('window', 'bring', 'addEventListener', codeOf(html))(
      {},
      bring,
      (type: string, listen: Listen) => type !== 'click' && begin.push(listen),
    )
    begin[0]!({ target: null })
    await vi.advanceTimersByTimeAsync(300_000)
    // Half a minute apart at most.
    expect(asked).toEqual([0, 1, 3, 7, 15, 31, 63, 95].map((seconds) => seconds * 1000))
    vi.useRealTimers()
  })

  test('a pointer below which the page was laid out is no sign; one that moves is', () => {
    const { asked, listeners } = running()
    const tell = listeners.get('pointermove')!
    tell({ target: null, movementX: 0 })
    expect(asked).toEqual([])
    tell({ target: null, movementX: -3 })
    expect(asked).toContain('/assets/entry-b.js')
  })

  test('a page that is only read waits for a sign of its reader', () => {
    const read = scriptsAfterPaint(page(script), 'sign')
    expect(read).not.toContain('"load"')
    expect(read).toContain('"pointerdown"')
  })

  test.each([
    ['nothing', {}, {}, false],
    ['steps that were done', { 'pref-steps-guide': 'A step-1' }, {}, true],
    ['pages, by its worker', {}, { serviceWorker: { controller: {} } }, true],
    ['what another site left', { theme: 'dark' }, {}, false],
  ])(
    'a page that tells what is kept waits for a sign where a browser keeps %s: not %j, %j',
    (_, localStorage, navigator, isKept) => {
      const html = scriptsAfterPaint(page(script), { keptAs: 'pref-' })
      const code = codeOf(html)
      const names = ['window', 'navigator', 'localStorage', 'sessionStorage', 'addEventListener']
      // oxlint-disable-next-line typescript/no-implied-eval -- the same
      const run = new Function(...names, code)
      const heard: string[] = []
      run({}, navigator, localStorage, {}, (type: string) => heard.push(type))
      expect(heard).toContain('pointerdown')
      expect(heard.includes('load')).toBe(isKept)
      const closed = new Proxy({}, { ownKeys: () => expect.fail('storage is closed') })
      run({}, {}, closed, closed, () => {})
    },
  )

  test.each([
    '',
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" async="">import RefreshRuntime from "/@refresh";</script>',
  ])('a document that is written otherwise stays as it is: %j', (other) => {
    expect(scriptsAfterPaint(page(other), 'paint')).toBe(page(other))
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
    // oxlint-disable-next-line typescript/no-implied-eval -- the same
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
    const both = withEdits(html, [
      ...edits.scriptsAfterPaint(html, 'paint'),
      ...edits.dataAtOnce(html),
    ])
    expect(both).toBe(dataAtOnce(scriptsAfterPaint(html, 'paint')))
    expect(both).toContain('stream:new Blob(')
  })
})
