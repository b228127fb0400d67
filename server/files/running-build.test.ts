import { mkdtempSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runningBuild } from './running-build.ts'

/** A folder of builds as `npm run build` makes it. */
function folder() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'running-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  /** Makes one, and returns where a server that is started now has its code. */
  const build = (name: string) => {
    for (const part of ['server', 'client']) {
      mkdirSync(join(root, 'made', name, part), { recursive: true })
    }
    rmSync(join(root, 'server'), { force: true })
    symlinkSync(`made/${name}/server`, join(root, 'server'))
    return realpathSync(join(root, 'server'))
  }
  const noteFailure = (text: string) => writeFileSync(join(root, '.failed'), text)
  return { root, build, noteFailure }
}

test('a build that failed afterwards is told of until that is mended', async () => {
  const { root, build, noteFailure } = folder()
  const running = runningBuild(build('2026-11-21'))
  noteFailure('{"at":"2026-11-22T10:00:00.000Z","reason":"ours has faults."}')
  expect(await running.state()).toEqual({
    status: 'stale',
    made: '2026-11-21',
    reason:
      'stale build: what was changed could not be built (2026-11-22T10:00:00.000Z): ours has faults.',
  })
  noteFailure('{"at": "20')
  expect((await running.state()).reason).toBe('stale build: what was changed could not be built')
  rmSync(join(root, '.failed'))
  expect(await running.state()).toMatchObject({ status: 'ok' })
})

test('a newer build waits for a restart, and the files of both are found', async () => {
  const { root, build } = folder()
  const running = runningBuild(build('2026-11-21'))
  expect(await running.otherClients()).toEqual([])
  const newer = runningBuild(build('2026-11-22'))
  expect(await running.state()).toMatchObject({
    status: 'stale',
    reason: 'stale build: 2026-11-22 waits for a restart',
  })
  expect(await running.otherClients()).toEqual([join(root, 'made/2026-11-22/client')])
  expect(await newer.otherClients()).toEqual([join(root, 'made/2026-11-21/client')])
  expect(await newer.state()).toMatchObject({ status: 'ok' })
})

test('a build that was put elsewhere by itself has none beside it', async () => {
  const { root } = folder()
  mkdirSync(join(root, 'elsewhere/site/server'), { recursive: true })
  const running = runningBuild(join(root, 'elsewhere/site/server'))
  expect(await running.state()).toEqual({ status: 'ok', made: 'site' })
  expect(running.client).toBe(join(root, 'elsewhere/site/client'))
})
