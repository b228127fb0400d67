import { existsSync } from 'node:fs'
import { chooseSubmissionStore, sqliteFile } from '#server/compose/submission-store.ts'
import { createMondayTracker } from '#server/adapters/work-tracker/monday.ts'
import { parseEnv } from '#server/env.ts'
import type { SubmissionStore } from '#server/ports/submission-store.ts'
import type { Terminal } from '../catalogue/terminal.ts'
import { parseArguments, usage, type Arguments } from './arguments.ts'
import { backup } from './backup.ts'
import { exportCsv } from './export-csv.ts'
import { forget } from './forget.ts'
import { list } from './list.ts'
import { retry } from './retry.ts'

/** A terminal that can also be written to as it is, for what goes into a pipe. */
export type Output = Terminal & { write: (text: string) => void }

/** Runs one command; resolves with the exit status: 0 done, 1 failed, 2 wrong usage. */
export async function runSubmissions(
  args: readonly string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  const parsed = parseArguments(args)
  if (!parsed.ok) {
    output.printError(`${parsed.message}\n\n${usage}`)
    return 2
  }
  if ('help' in parsed) {
    output.print(usage)
    return 0
  }
  const settings = parseEnv(env)
  if (!settings.ok) {
    output.printError(settings.message)
    return 1
  }
  const file = sqliteFile(settings.env)
  if (file && !existsSync(file)) {
    // Opening would make an empty one, and hide that DATA_DIR is not the server's.
    output.printError(`Nothing was submitted yet: ${file} does not exist.`)
    return parsed.arguments.command === 'list' ? 0 : 1
  }
  const { arguments: wanted } = parsed
  if (wanted.command === 'backup') return guarded(output, () => backup(file, wanted.file, output))
  const store = chooseSubmissionStore(settings.env, ({ message }) => output.printError(message))
  try {
    const { monday, smtp, webhook } = settings.env
    const named = Object.entries({ monday, smtp, webhook })
    const destinations = named.flatMap(([key, set]) => (set ? [key] : []))
    if (wanted.command === 'forget') {
      const log = { warn: () => {} }
      const board = monday && createMondayTracker({ fetch, log, ...monday })
      return await guarded(output, () => forget({ ...wanted, board }, store, output, Date.now()))
    }
    return await guarded(output, () => run(wanted, destinations, store, output))
  } finally {
    await store.close()
  }
}

async function guarded(output: Output, act: () => number | Promise<number>): Promise<number> {
  try {
    return await act()
  } catch (error) {
    // A refused connection to a host of several addresses has a code and no message.
    const { message, code } = error as NodeJS.ErrnoException
    output.printError(`Stopped: ${message || code}`)
    return 1
  }
}

function run(
  options: Exclude<Arguments, { command: 'backup' | 'forget' }>,
  destinations: readonly string[],
  store: SubmissionStore,
  output: Output,
): Promise<number> {
  const now = Date.now()
  switch (options.command) {
    case 'list':
      return list({ ...options, destinations }, store, output, now)
    case 'export':
      return exportCsv(options, store, output)
    case 'retry':
      return retry(options, store, output, now)
  }
}
