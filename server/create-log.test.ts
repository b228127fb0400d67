import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'

type Line = { level: number; msg: string; err: Record<string, unknown> & { stack: string } }

function world(isPrivate = false) {
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(line) }
  return { log: createLog({ level: 'info', isPrivate, to }), lines }
}
const lineOf = (lines: string[]) => JSON.parse(lines.at(-1)!) as Line

const words = 'a valve for Jo Doe <jo@doe.example>'

test('an error is logged by its kind and place, without its words', () => {
  const { log, lines } = world()
  log.error({ err: new RangeError(`no such thing: ${words}`) }, 'request failed')
  expect(lineOf(lines)).toMatchObject({ level: 50, msg: 'request failed' })
  expect(lineOf(lines).err).toEqual({
    type: 'RangeError',
    stack: expect.stringMatching(/^RangeError\n {4}at .*create-log\.test\.ts:\d+:\d+/),
  })
})

test.each<[string, () => unknown]>([
  ['a message of many lines', () => new Error(`${words}\n    at ${words} (x:1:2)`)],
  [
    'a message that was changed',
    () => Object.assign(new Error(`at first ${words}`), { message: 'later' }),
  ],
  ['a name that is none', () => Object.assign(new Error('x'), { name: words })],
  ['a code that is none', () => Object.assign(new Error('x'), { code: words })],
  ['a cause', () => new Error('x', { cause: new Error(words, { cause: words }) })],
  ['several at once', () => new AggregateError([new Error(words), words], words)],
  ['no error', () => words],
  ['an object', () => ({ message: words, stack: words })],
  [
    'a row that a database shows',
    () =>
      Object.assign(new Error('x'), { detail: `Failing row contains (${words}).`, where: words }),
  ],
  [
    'a command that a client shows',
    () => Object.assign(new Error('OOM'), { command: { name: 'eval', args: [words] } }),
  ],
])('%s brings no words into the log', (_, thrown) => {
  const { log, lines } = world()
  log.warn({ err: thrown() }, 'failed')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/valve|doe/i)
})

test('what a system says in codes is told', () => {
  const { log, lines } = world()
  const refused = { code: 'ECONNREFUSED', syscall: 'connect', address: '127.0.0.1', port: 5432 }
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), refused)
  log.error({ err: new AggregateError([error]) }, 'away')
  expect(lineOf(lines).err).toMatchObject({ type: 'AggregateError', errors: [refused] })
  const full = { code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'database or disk is full' }
  log.error({ err: Object.assign(new Error('x'), full) }, 'full')
  expect(lineOf(lines).err).toMatchObject(full)
})

test('causes without end are told to an end', () => {
  const { log, lines } = world()
  const one = new Error('x')
  one.cause = one
  log.error({ err: one }, 'again and again')
  expect(lines[0]!.length).toBeLessThan(20_000)
})

test('who develops reads the words too: nobody else visits that machine', () => {
  const { log, lines } = world(true)
  log.error({ err: new Error(words) }, 'request failed')
  expect(lineOf(lines).err).toMatchObject({ message: words })
})
