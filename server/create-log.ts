import pino, { type DestinationStream, type Logger } from 'pino'

type Options = {
  level: string
  /** Where nobody visits but who develops: messages are told. */
  isPrivate?: boolean
  /** Standard output when left out. */
  to?: DestinationStream
}

/**
 * The process's log. What is logged as `err` says what was thrown and where, never in which words: a
 * message may repeat what a visitor wrote, a database's details the row and a client's the command. What
 * a service of ours says of itself is logged as `reason` by who knows that it is no more.
 */
export function createLog({ level, isPrivate = false, to }: Options): Logger {
  const options = { level, ...(isPrivate ? {} : { serializers: { err: withoutWords } }) }
  return pino(options, to ?? pino.destination({ sync: true }))
}

/** What the log says of an error. */
type Told = Record<string, unknown> & { type: string; stack: string; cause?: Told; errors?: Told[] }

/** Of Node, SQLite and PostgreSQL: codes and names that are theirs and ours. */
const ownProperties =
  'code syscall address port errcode errstr severity table column constraint routine'.split(' ')
const plain = /^[\w .:-]{1,100}$/
/** Causes of causes, and errors of one; the rest says nothing new. */
const maxDepth = 3

function withoutWords(error: unknown, depth = 0): Told {
  if (!(error instanceof Error)) return { type: typeof error, stack: '' }
  const type = typeOf(error)
  const told: Told = { type, stack: `${type}${placesOf(error)}` }
  for (const name of ownProperties) {
    const value = (error as unknown as Record<string, unknown>)[name]
    const isPlain = typeof value === 'string' && plain.test(value)
    if (isPlain || typeof value === 'number') told[name] = value
  }
  if (depth >= maxDepth) return told
  if (error.cause !== undefined) told.cause = withoutWords(error.cause, depth + 1)
  if (error instanceof AggregateError) {
    told.errors = error.errors.slice(0, maxDepth).map((one) => withoutWords(one, depth + 1))
  }
  return told
}

export function typeOf(error: Error): string {
  const names = [error.name, error.constructor.name]
  return names.find((name) => /^\w{1,60}$/.test(name) && !/^error$/i.test(name)) ?? 'Error'
}

/** Lines that V8 wrote: a message may have lines that look alike, and stands ahead of them. */
function placesOf({ message, stack = '' }: Error): string {
  const places = /(?:\n {4}at .*(?::\d+:\d+|<anonymous>|index \d+)\)?)+$/
  return places.exec(stack.replace(message, () => ''))?.[0] ?? ''
}
