import { parseArguments, usage } from './arguments.ts'
import { check } from './check.ts'
import { openCollection } from './hosted-collection.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { thumbnails } from '../documents/thumbnails.ts'
import type { Terminal } from './terminal.ts'

type Environment = Record<string, string | undefined>

/** Runs one command; resolves with the exit status: 0 done, 1 faults or refused, 2 wrong usage. */
export async function runCatalogue(
  args: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<number> {
  const parsed = parseArguments(args)
  if (!parsed.ok) {
    terminal.printError(`${parsed.message}\n\n${usage}`)
    return 2
  }
  if ('help' in parsed) {
    terminal.print(usage)
    return 0
  }
  const options = parsed.arguments
  try {
    if (options.command === 'check') return await check(options, terminal)
    if (options.command === 'thumbnails') return await thumbnails(options, terminal)
    if (options.command === 'data-sheets') {
      const { dataSheets } = await import('../documents/data-sheets.ts')
      const { openSite } = await import('../documents/open-site.ts')
      return await dataSheets(options, terminal, () => openSite(env))
    }
    // Loaded here: check and push do without the library for workbooks.
    if (options.command === 'export') {
      const { exportFile } = await import('./sheets/export.ts')
      return await exportFile(options, terminal)
    }
    if (options.command === 'import') {
      const { importFile } = await import('./sheets/import.ts')
      return await importFile(options, terminal)
    }
    const opened = await openCollection(env)
    if (!opened.ok) {
      terminal.printError(opened.message)
      return 1
    }
    try {
      const run = options.command === 'push' ? push : pull
      return await run(options, opened.collection, terminal)
    } finally {
      await opened.collection.close()
    }
  } catch (error) {
    terminal.printError(failureMessage(error))
    return 1
  }
}

function failureMessage(error: unknown): string {
  const { code, message, path } = error as NodeJS.ErrnoException
  // Installed with --omit=dev: what only operators need is not there.
  if (code === 'ERR_MODULE_NOT_FOUND') return `${message}\nRun npm install, then try again.`
  if (code === 'ENOENT' && path) return `${path} is not there: name a file or folder that is.`
  return `Stopped: ${message}`
}
