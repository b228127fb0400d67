import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createSqliteStore } from '#server/adapters/submission-store/sqlite.ts'
import { fakeTerminal } from '../catalogue/operator.fixture.ts'
import { runSubmissions } from './run.ts'

/** A store of its own, and the operator's command on it. */
export function world() {
  const folder = mkdtempSync(join(tmpdir(), 'submissions-'))
  const store = createSqliteStore(join(folder, 'submissions.sqlite'))
  onTestFinished(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  async function run(...args: string[]) {
    const { terminal, output } = fakeTerminal()
    const raw: string[] = []
    const write = (text: string) => void raw.push(text)
    const status = await runSubmissions(args, { DATA_DIR: folder }, { ...terminal, write })
    return { status, output: output(), raw: raw.join('') }
  }
  return { folder, store, run }
}
