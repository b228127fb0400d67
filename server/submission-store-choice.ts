import { join } from 'node:path'
import type { Logger } from 'pino'
import { createPostgresStore } from '#server/adapters/submission-store/postgres.ts'
import { createSqliteStore } from '#server/adapters/submission-store/sqlite.ts'
import type { Env } from '#server/env.ts'
import type { SubmissionStore } from '#server/ports/submission-store.ts'

/** PostgreSQL where the environment names one; else a file of this machine. */
export function chooseSubmissionStore(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Pick<Logger, 'warn'>,
): SubmissionStore {
  if (!env.DATABASE_URL) return createSqliteStore(join(env.DATA_DIR, 'submissions.sqlite'))
  return createPostgresStore({
    url: env.DATABASE_URL,
    onLostConnection: (error) => log.warn({ err: error }, 'submissions: connection lost'),
  })
}
