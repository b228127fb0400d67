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
  const webhook = { WEBHOOK_URL: 'http://127.0.0.1:1', WEBHOOK_SECRET: 'of a test, long enough' }
  async function run(...args: string[]) {
    return runWith(webhook, ...args)
  }
  async function runWith(variables: Record<string, string>, ...args: string[]) {
    const { terminal, output } = fakeTerminal()
    const raw: string[] = []
    const write = (text: string) => void raw.push(text)
    const status = await runSubmissions(
      args,
      { DATA_DIR: folder, ...variables },
      { ...terminal, write },
    )
    return { status, output: output(), raw: raw.join('') }
  }
  return { folder, store, run, runWith }
}
