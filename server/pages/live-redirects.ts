import type { Logger } from 'pino'
import { readRedirects } from '#domain/redirects/read-redirects.ts'
import { createRedirectTable } from '#domain/redirects/redirect-table.ts'
import { entityTag } from '#server/http/entity-tag.ts'

type Dependencies = {
  /** The text of the file; empty where there is none. */
  read: () => Promise<string>
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

const maxToldFaults = 10

/**
 * The company's permanent redirects, as they are now; a file that cannot be read leaves those of before, a bad line
 * only itself.
 */
export async function createLiveRedirects({ read, log }: Dependencies) {
  let text = ''
  let version = ''
  let table = createRedirectTable([])
  let problem = ''

  async function refresh(): Promise<void> {
    try {
      const now = await read()
      problem = ''
      if (now === text) return
      text = now
      version = entityTag(now, 'strong')
      const { redirects, faults } = readRedirects(now)
      table = createRedirectTable(redirects)
      log.info({ redirects: redirects.length, faults: faults.length }, 'redirects: loaded')
      for (const { line, message } of faults.slice(0, maxToldFaults)) {
        log.warn({ line, reason: message }, 'redirects: a line is left out')
      }
    } catch (error) {
      const reason = (error as Error).message
      if (reason !== problem) log.error({ reason }, 'redirects: the file could not be read')
      problem = reason
    }
  }

  await refresh()
  return {
    table: () => table,
    refresh,
    /** Changes exactly when the file does. */
    version: () => version,
  }
}
