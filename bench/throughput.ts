import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram, installPackage } from '#test/fakes/debian-package.ts'
import { budgets } from './budgets.ts'
import { median, type Figure, type PartResult } from './figure.ts'
import { ask } from './http-client.ts'
import { mainPages, type MeasuredSite } from './measured-site.ts'
import { startNginx } from './nginx.ts'
import { processorTime } from './process-usage.ts'

const { home, products, product } = mainPages
const measuredPages = { home, products, product }
const loadSeconds = 2
const connections = 32

const execute = promisify(execFile)
type Rate = { perSecond: number; perProcessorSecond: number }

/** Requests per second of cached pages beside nginx with the same bytes, one core each. */
export async function measureThroughput({
  site,
  runs,
}: {
  site: MeasuredSite
  runs: number
}): Promise<PartResult> {
  const [nginx, wrk, taskset] = [program('nginx'), program('wrk'), findProgram('taskset')]
  if (!nginx || !wrk || !taskset) return { skipped: 'needs nginx, wrk and taskset' }
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
      const rates: Record<'site' | 'nginx', Rate[]> = { site: [], nginx: [] }
      for (let run = 0; run < runs; run++) {
        rates.site.push(await load(site.url + path, site.pid))
        rates.nginx.push(await load(`${rival.url}/${name}`, rival.pid))
      }
      const figure = (what: string, key: keyof Rate): Figure => ({
        what: `${name}, cached, ${what}`,
        value: median(rates.site.map((rate) => rate[key])),
        baseline: median(rates.nginx.map((rate) => rate[key])),
        unit: 'requests/s',
      })
      // Other work on the machine changes the first figure and leaves the second alone.
      figures.push(figure('by the clock', 'perSecond'), {
        ...figure('per second of processor time', 'perProcessorSecond'),
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

async function loadFromSecondCore(
  { taskset, wrk }: { taskset: string; wrk: string },
  url: string,
  pid: number,
): Promise<Rate> {
  const before = processorTime(pid)
  const settings = ['-t1', `-c${connections}`, `-d${loadSeconds}s`, '-H', 'Accept-Encoding: br']
  const { stdout } = await execute(taskset, ['-c', '1', wrk, ...settings, url])
  const processorSeconds = (processorTime(pid) - before) / 1000
  const perSecond = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!requests || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk: ${stdout}`)
  return { perSecond, perProcessorSecond: requests / processorSeconds }
}
