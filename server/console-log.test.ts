import { EventEmitter } from 'node:events'
import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { logConsole } from './console-log.ts'

function world() {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const spoken = vi.fn()
  const console = { error: spoken, warn: spoken, info: spoken, log: spoken, debug: spoken }
  const process = new EventEmitter()
  process.on('warning', spoken)
  logConsole({ log, console, process: process as never })
  return { console, process, spoken, told: () => lines.map((line) => JSON.parse(line) as Line) }
}
type Line = { level: number; from: string; msg: string; err?: { message: string; stack: string } }

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
    { level: 50, msg: 'TypeError: no such field', err: { stack: expect.stringContaining('at ') } },
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
