import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listener, plain, quick, request, say } from './quick-server.fixture.ts'
import { QuickServer } from './quick-server.ts'
import { createAnswerUnreadable } from './too-long.ts'

let ours: QuickServer
let nodes: Server
beforeAll(async () => {
  ours = new QuickServer({}, listener, quick)
  nodes = createServer(listener)
  for (const server of [ours, nodes]) server.on('clientError', createAnswerUnreadable({}))
  for (const server of [ours, nodes]) await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  for (const server of [ours, nodes]) server.close()
})

describe('a plain request', () => {
  test.each([
    ['of a page', plain],
    ['of a text', request('GET /text HTTP/1.1')],
    ['of who has it', request('GET / HTTP/1.1', 'If-None-Match: "a"')],
  ])('%s is answered as Node answers it, and not by Node', async (_, asked) => {
    const expected = await say(nodes, asked)
    listener.mockClear()
    expect(await say(ours, asked)).toBe(expected)
    expect(listener).not.toHaveBeenCalled()
    expect(expected).toMatch(/^HTTP\/1\.1 (200|304) /)
  })

  test('is answered after others on the same connection, whoever answered those', async () => {
    const posted = `${request('POST /other HTTP/1.1', 'Content-Length: 3')}abc`
    const pieces = [plain, plain, request('GET /other HTTP/1.1'), plain, posted, plain]
    listener.mockClear()
    const said = await say(ours, ...pieces)
    expect(listener).toHaveBeenCalledTimes(4)
    expect(said).toBe(await say(nodes, ...pieces))
    expect(said.match(/HTTP\/1\.1 20/g)).toHaveLength(6)
  })
})

describe('Node is left', () => {
  test.each([
    ['another method', request('HEAD /a HTTP/1.1')],
    ['an older version', request('GET /a HTTP/1.0')],
    ['a whole address', request('GET http://a.example/a HTTP/1.1')],
    ['a body', `${request('GET /a HTTP/1.1', 'Content-Length: 3')}abc`],
    ['pieces of a body', `${request('GET /a HTTP/1.1', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    ['both lengths', request('GET /a HTTP/1.1', 'Content-Length: 0', 'Transfer-Encoding: chunked')],
    ['the end of the connection', request('GET /a HTTP/1.1', 'Connection: close')],
    ['another protocol', request('GET /a HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket')],
    ['a question ahead', request('GET /a HTTP/1.1', 'Expect: 100-continue')],
    ['two hosts', request('GET /a HTTP/1.1', 'Host: b.example')],
    ['no host', 'GET /a HTTP/1.1\r\nAccept: */*\r\n\r\n'],
    ['a header twice', request('GET /a HTTP/1.1', 'Accept: a', 'Accept: b')],
    ['a folded header', request('GET /a HTTP/1.1', 'Accept: a', ' b')],
    ['a space ahead of the colon', request('GET /a HTTP/1.1', 'Accept : a')],
    ['a line that ends in one byte', 'GET /a HTTP/1.1\nHost: a.example\n\n'],
    ['a zero in a header', request('GET /a HTTP/1.1', 'Accept: a\0b')],
    ['a byte beyond ASCII', request('GET /a HTTP/1.1', 'Accept: \xe4')],
    ['the same in an address', request('GET /\xe4 HTTP/1.1')],
    ['two at once', plain + plain],
    ['one and a half', plain + plain.slice(0, 20)],
    ['a line ahead', `\r\n${plain}`],
    ['what is too long', request('GET /a HTTP/1.1', `Cookie: ${'a'.repeat(9000)}`)],
    ['what is far too long', request('GET /a HTTP/1.1', `Cookie: ${'a'.repeat(20_000)}`)],
    ['what is no request', 'hello'],
    ['the start of an encrypted connection', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
    ['nothing', ''],
  ])('%s', async (_, asked) => {
    quick.mockClear()
    const said = await say(ours, asked)
    expect(quick.mock.calls.length).toBe(listener.mock.calls.length)
    expect(said).toBe(await say(nodes, asked))
    listener.mockClear()
  })

  test('one that comes in two pieces, wherever it is cut', async () => {
    const expected = await say(nodes, plain)
    const cuts = [1, 4, 20, plain.length - 3, plain.length - 1]
    listener.mockClear()
    const said = await Promise.all(cuts.map((at) => say(ours, plain.slice(0, at), plain.slice(at))))
    expect(said).toEqual(cuts.map(() => expected))
    expect(listener).toHaveBeenCalledTimes(cuts.length)
  })
})

test('what is written in odd ways is read as Node reads it', { timeout: 60_000 }, async () => {
  const odd = ['\r', '\n', '\r\n', ' ', '\t', ':', '\0', '\x7f', '\xa0', ',', '#', '"', '\\', '%']
  const lines = ['Host: b', 'Content-Length: 1', 'Transfer-Encoding: x', 'Connection: close', ': ']
  let state = 7
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const change = (text: string): string => {
    const at = random(text.length + 1)
    const [before, after] = [text.slice(0, at), text.slice(at)]
    const insert = (what: readonly string[]) => before + what[random(what.length)] + after
    const ways = [
      () => insert(odd),
      () => before + after.slice(1),
      () => before + after.slice(random(after.length)),
      () => insert(lines.map((line) => `\r\n${line}\r\n`)),
      () => before + after + after,
      () => before + after.charAt(0).toUpperCase() + after.slice(1),
    ]
    return ways[random(ways.length)]!()
  }
  const asked = Array.from({ length: 1500 }, (_, i) => {
    let text = plain
    for (let times = 0; times <= i % 3; times++) text = change(text)
    return text
  })
  let answered = 0
  for (let at = 0; at < asked.length; at += 50) {
    await Promise.all(
      asked.slice(at, at + 50).map(async (text) => {
        // Whether a connection that ends is told so once more depends on how its bytes came to Node.
        const [said, expected] = (await Promise.all([say(ours, text), say(nodes, text)])).map(
          (all) => all.replace(/(?<=.)HTTP\/1\.1 4.*$/s, ''),
        )
        expect(said, JSON.stringify(text)).toBe(expected)
        answered += Number(said!.startsWith('HTTP/1.1 200'))
      }),
    )
  }
  // Of both kinds there are enough for this to tell anything.
  expect(answered).toBeGreaterThan(150)
  expect(answered).toBeLessThan(1350)
})
