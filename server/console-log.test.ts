import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { logConsole } from './console-log.ts'
import { createLog } from './create-log.ts'

function world() {
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(line) }
  const log = createLog({ level: 'debug', to })
  const spoken = vi.fn()
  const console = { error: spoken, warn: spoken, info: spoken, log: spoken, debug: spoken }
  const exit = vi.fn()
  const process = Object.assign(new EventEmitter(), { exit })
  process.on('warning', spoken)
  logConsole({ log, console, process: process as never })
  return {
    console,
    process,
    exit,
    spoken,
    told: () => lines.map((line) => JSON.parse(line) as Line),
  }
}
type Line = { level: number; from: string; msg: string; err?: { stack: string } }

test('what is said on the console is a line of JSON, whatever it is', () => {
  const { console, told, spoken } = world()
  console.warn('%s is malformed', '/%c0')
  console.warn('Error matching "/%c0"')
  console.error(new TypeError('no such field'))
  console.log({ deep: { er: [1, 2] } })
  expect(spoken).not.toHaveBeenCalled()
  expect(told()).toMatchObject([
    { level: 40, from: 'console', msg: '/%c0 is malformed' },
    { level: 40, from: 'console', msg: 'Error matching "/%c0"' },
    { level: 50, msg: 'TypeError', err: { stack: expect.stringContaining('at ') } },
    { level: 30, msg: '{ deep: { er: [ 1, 2 ] } }' },
  ])
})

test('so are the runtime’s warnings', () => {
  const { process, told, spoken } = world()
  process.emit('warning', new Error('11 listeners were added'))
  expect(spoken).not.toHaveBeenCalled()
  expect(told()).toMatchObject([{ level: 40, from: 'node', msg: '11 listeners were added' }])
})

test('an address that is one visitor’s secret stays out', () => {
  const { console, told } = world()
  console.warn('Error matching URL "http://a.example/quote/secret-of-128-bits?x=1"')
  expect(JSON.stringify(told())).not.toContain('secret-of')
  expect(told()[0]!.msg).toContain('/quote/…')
})

test('what a visitor asked for or wrote stays out', () => {
  const { console, told } = world()
  const words = 'a valve for jo@doe.example'
  console.error('%s failed: %s', 'rendering', new Error(words))
  console.error(new Error(words, { cause: words }))
  console.warn('Error matching URL "http://a.example/products?q=a+valve&for=doe"')
  console.warn('No route of %s for jo@doe.example. Why?', '/there')
  expect(JSON.stringify(told())).not.toMatch(/valve|doe/)
  expect(told().map(({ msg }) => msg)).toEqual([
    'rendering failed: Error',
    'Error',
    'Error matching URL "http://a.example/products?…"',
    'No route of /there for …. Why?',
  ])
})

test('what nobody caught ends the process with a line that says where, and no more', () => {
  const { process, exit, told } = world()
  process.emit('uncaughtException', new RangeError('a valve for Jo Doe'))
  expect(exit).toHaveBeenCalledWith(1)
  expect(told()).toMatchObject([{ level: 60, from: 'node', err: { type: 'RangeError' } }])
  expect(JSON.stringify(told())).not.toMatch(/valve|Doe/)
})
