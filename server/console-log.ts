import { formatWithOptions } from 'node:util'
import type { Logger } from 'pino'
import { typeOf } from './create-log.ts'
import { withoutSecrets } from './http/request-log.ts'

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

type Options = {
  log: Pick<Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>
  console?: Pick<Console, keyof typeof levels>
  process?: Pick<NodeJS.Process, 'removeAllListeners' | 'on' | 'exit'>
}

/**
 * What libraries say on the console goes to the log: a line that is no JSON is lost to whoever reads
 * it by program. So do the runtime's warnings, and what ends the process because nobody caught it.
 */
export function logConsole({
  log,
  console = globalThis.console,
  process = globalThis.process,
}: Options) {
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, Level][]) {
    console[name] = (...said: unknown[]) => {
      const err = said.find((one) => one instanceof Error)
      // An error's words may be a visitor's.
      const plain = said.map((one) => (one instanceof Error ? typeOf(one) : one))
      const message = formatWithOptions({ colors: false, breakLength: Infinity }, ...plain)
      log[level]({ from: 'console', ...(err && { err }) }, told(message))
    }
  }
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ from: 'node', err }, told(err.message)))
  process.on('uncaughtException', (err) => {
    log.fatal({ from: 'node', err }, 'ended by what nobody caught')
    process.exit(1)
  })
}

type Level = (typeof levels)[keyof typeof levels]

/** Its first line, without what is one visitor's: addresses stand in words of others, with what was asked. */
const told = (message: string) =>
  message
    .split('\n', 1)[0]!
    .replace(/\/quote\/\S+/gi, (path) => withoutSecrets(path))
    .replace(/(?<=[\w/%.-])\?[^\s"'<>]+/g, '?…')
    .replace(/[^\s"'<>@,;:()/]+@[^\s"'<>@,;:()/]+\.\w+/g, '…')
