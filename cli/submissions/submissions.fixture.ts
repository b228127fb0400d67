import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createSqliteStore } from '#server/adapters/submission-store/sqlite.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { fakeTerminal } from '../catalogue/operator.fixture.ts'
import { runSubmissions } from './run.ts'

/** A store of its own, and the operator's command on it. */
export function world() {
  const folder = temporaryFolder()
  const store = createSqliteStore(join(folder, 'submissions.sqlite'))
  onTestFinished(() => store.close())
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
