import { join } from 'node:path'
import { createPostgresStore } from '#server/adapters/submission-store/postgres.ts'
import { createSqliteStore } from '#server/adapters/submission-store/sqlite.ts'
import type { Env } from '#server/env.ts'
import type { SubmissionStore } from '#server/ports/submission-store.ts'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>

/** The file submissions are kept in; undefined where a database server has them. */
export const sqliteFile = ({ DATABASE_URL, DATA_DIR }: Settings) =>
  DATABASE_URL ? undefined : join(DATA_DIR, 'submissions.sqlite')

/** PostgreSQL where the environment names one; else a file of this machine. */
export function chooseSubmissionStore(
  env: Settings,
  onLostConnection: (error: Error) => void,
): SubmissionStore {
  const file = sqliteFile(env)
  if (file) return createSqliteStore(file)
  return createPostgresStore({ url: env.DATABASE_URL ?? '', onLostConnection })
}
