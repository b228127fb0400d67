import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, installed } from './programs.ts'
import { median, ratioAtLeast, type Figure } from './figure.ts'
import { requestsPerSecond } from './load.ts'
import { startNginx } from './nginx.ts'
import { pages, startMeasuredSite, warmedUp } from './site.ts'
import { askOnWire } from './wire.ts'

const measuredPages = { home: pages.home, product: pages.product }

/** Requests per second of cached pages beside nginx with the same bytes, one core each. */
export async function throughput({ runs }: { runs: number }) {
  const nginx = installed('nginx', ['nginx-light', 'wrk'])
  if (!nginx) return { skipped: 'nginx is not installed, and only root on Debian can install it.' }
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const site = await startMeasuredSite()
  // Server on the first core, load on the second; without two, they share.
  const pin = availableParallelism() > 1 ? findProgram('taskset') : undefined
  const stops = [() => site.stop(), () => rm(folder, { recursive: true, force: true })]
  try {
    await warmedUp(site)
    await mkdir(join(folder, 'pages'))
    for (const [name, path] of Object.entries(measuredPages)) {
      await askOnWire(site.url + path)
      // The best compression follows the first request.
      await new Promise((later) => setTimeout(later, 1000))
      const { body } = await askOnWire(site.url + path)
      await writeFile(join(folder, 'pages', name), body)
    }
    const rival = await startNginx(nginx, folder, pin)
    stops.unshift(() => rival.stop())
    if (pin) pinToFirstCore(pin, site.output())
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(measuredPages)) {
      const rates = { site: [] as number[], nginx: [] as number[] }
      for (let run = 0; run < runs; run++) {
        rates.site.push(await requestsPerSecond(site.url + path, pin))
        rates.nginx.push(await requestsPerSecond(`${rival.url}/${name}`, pin))
      }
      figures.push({
        what: `${name} against nginx, ${pin ? 'one core each' : 'not pinned to cores'}`,
        value: median(rates.site),
        baseline: median(rates.nginx),
        unit: 'requests/s',
        budget: ratioAtLeast(0.25),
      })
    }
    return figures
  } finally {
    for (const stop of stops) await stop()
  }
}

/** The server's log lines carry its process id. */
function pinToFirstCore(taskset: string, log: string): void {
  const pid = /"pid":(\d+)/.exec(log)?.[1]
  const { status } = spawnSync(taskset, ['-a', '-c', '-p', '0', pid ?? ''], { stdio: 'ignore' })
  if (status !== 0) throw new Error(`taskset could not pin the server (process ${pid}).`)
}
