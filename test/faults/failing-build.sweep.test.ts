import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtSite, companyFolder } from '#test/company.ts'
import { markOf } from '../../cli/build-site.mjs'
import { buildsIn } from '../../cli/builds.mjs'

/** A company's folder and a build of it, as `npm run build` leaves one. */
function builtPlace() {
  const content = mkdtempSync(join(tmpdir(), 'company-'))
  const place = mkdtempSync('.test-build/failing-')
  onTestFinished(() => {
    for (const folder of [content, place]) rmSync(folder, { recursive: true })
  })
  const filter = (path: string) => !path.endsWith('tsconfig.json')
  cpSync(companyFolder, content, { recursive: true, filter })
  const build = join(place, 'build')
  const mark = markOf(build, { name: content, path: content })
  mkdirSync(build)
  buildsIn(build).add(mark, (made: string) => {
    for (const part of ['client', 'server']) {
      cpSync(join(builtSite, 'build', part), join(made, part), {
        recursive: true,
        dereference: true,
      })
    }
  })
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    BUILD_DIR: build,
    DATA_DIR: join(place, 'data'),
    PORT: '0',
  }
  return { content, build, env }
}

/** `npm start`, until the server is there. */
async function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['cli/start.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const urlIn = () => /"url":"(http:[^"]+)","msg":"ready"/.exec(said)?.[1]
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill()
    await ended
  }
  onTestFinished(stop)
  await expect.poll(() => urlIn() ?? said, { timeout: 120_000 }).toMatch(/^http:/)
  const url = urlIn()!
  const state = async () => {
    const answer = (await (await fetch(`${url}/readyz`)).json()) as {
      ready: boolean
      dependencies: { build: { status: string; reason?: string } }
    }
    return { ready: answer.ready, ...answer.dependencies.build }
  }
  const gauge = async () =>
    /^build_stale (\d)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]
  return { said: () => said, stop, state, gauge, home: async () => (await fetch(url)).status }
}

test('a company’s folder with a fault is told by file and line, and the last good build goes on', async () => {
  const { content, build, env } = builtPlace()
  const running = await start(env)
  expect(running.said()).not.toContain('Building')
  expect(await running.state()).toMatchObject({ ready: true, status: 'ok' })
  const inUse = buildsIn(build).current()

  const file = join(content, 'site.ts')
  const good = readFileSync(file, 'utf8')
  writeFileSync(file, good.replace('name:', 'nam:'))
  const failed = spawnSync(process.execPath, ['cli/build.mjs'], { env, encoding: 'utf8' })
  expect(failed.status).toBe(1)
  expect(failed.stdout).toMatch(/site\.ts: line \d+: error: .*'nam' does not exist/)
  expect(failed.stderr).toContain(`${inUse!.name} is still the build in use`)
  expect(buildsIn(build).current()).toEqual(inUse)

  expect(await running.state()).toMatchObject({
    ready: true,
    status: 'stale',
    reason: expect.stringContaining('stale build: '),
  })
  expect([await running.home(), await running.gauge()]).toEqual([200, '1'])
  await running.stop()

  const again = await start(env)
  expect(again.said()).toContain(`The last good build, ${inUse!.name}, is served`)
  expect(again.said()).not.toContain('Building')
  expect([await again.home(), (await again.state()).status]).toEqual([200, 'stale'])
  await again.stop()

  writeFileSync(file, good)
  const mended = await start(env)
  expect(await mended.state()).toMatchObject({ status: 'ok' })
  expect([await mended.home(), await mended.gauge()]).toEqual([200, '0'])
}, 300_000)
