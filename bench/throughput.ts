import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram, installPackage } from '#test/fakes/debian-package.ts'
import { budgets } from './budgets.ts'
import { median, type Figure, type PartResult } from './figure.ts'
import { ask } from './http-client.ts'
import { mainPages, warmUp, type MeasuredSite } from './measured-site.ts'
import { startNginx } from './nginx.ts'
import { processorTime } from './process-usage.ts'

const { home, products, product } = mainPages
const measuredPages = { home, products, product }
const loadSeconds = 2
const connections = 32

const execute = promisify(execFile)

/** Cached pages per second beside nginx with the same bytes, one core each. */
export async function measureThroughput({
  site,
  runs,
}: {
  site: MeasuredSite
  runs: number
}): Promise<PartResult> {
  const [nginx, wrk, taskset] = [program('nginx'), program('wrk'), findProgram('taskset')]
  if (!nginx || !wrk || !taskset) return { skipped: 'needs nginx, wrk and taskset' }
  // Other parts may have pushed these pages out of the cache.
  await warmUp(site.url)
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  await mkdir(join(folder, 'pages'))
  for (const [name, path] of Object.entries(measuredPages)) {
    const { body } = await ask(site.url + path)
    await writeFile(join(folder, 'pages', name), body)
  }
  const rival = await startNginx(nginx, folder)
  try {
    // Servers on the first core, load on the second.
    for (const { pid } of [site, rival]) await execute(taskset, ['-a', '-c', '-p', '0', `${pid}`])
    const load = (url: string, pid: number) => loadFromSecondCore({ taskset, wrk }, url, pid)
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(measuredPages)) {
      const rates: Record<'site' | 'nginx', number[]> = { site: [], nginx: [] }
      for (let run = 0; run < runs; run++) {
        rates.site.push(await load(site.url + path, site.pid))
        rates.nginx.push(await load(`${rival.url}/${name}`, rival.pid))
      }
      // By processor time, which other work on the machine leaves alone.
      figures.push({
        what: `${name}, cached, per second of processor time`,
        value: median(rates.site),
        baseline: median(rates.nginx),
        unit: 'requests/s',
        budget: budgets.throughput,
      })
    }
    return figures
  } finally {
    await rival.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const program = (name: string) => findProgram(name) ?? (installPackage(name), findProgram(name))

/** Requests that a server answers per second of its processor time. */
async function loadFromSecondCore(
  { taskset, wrk }: { taskset: string; wrk: string },
  url: string,
  pid: number,
): Promise<number> {
  const before = processorTime(pid)
  const settings = ['-t1', `-c${connections}`, `-d${loadSeconds}s`, '-H', 'Accept-Encoding: br']
  const { stdout } = await execute(taskset, ['-c', '1', wrk, ...settings, url])
  const processorSeconds = (processorTime(pid) - before) / 1000
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!requests || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk: ${stdout}`)
  return requests / processorSeconds
}
