import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, installed } from './programs.ts'
import { median, ratioAtLeast, type Figure } from './figure.ts'
import { measureRate, processOf, type Rate } from './load.ts'
import { startNginx } from './nginx.ts'
import { pages, startMeasuredSite, warmedUp } from './site.ts'
import { askOnWire } from './wire.ts'

const measuredPages = { home: pages.home, product: pages.product }
/** For the length of a whole bench. */
const maxRuns = 3

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
    const pid = processOf(site.output())
    if (pin) pinToFirstCore(pin, pid)
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(measuredPages)) {
      const rates = { site: [] as Rate[], nginx: [] as Rate[] }
      for (let run = 0; run < Math.min(runs, maxRuns); run++) {
        rates.site.push(await measureRate(site.url + path, pid, pin))
        rates.nginx.push(await measureRate(`${rival.url}/${name}`, rival.pid, pin))
      }
      figures.push(...figuresOf(`${name}, ${pin ? 'one core' : 'not pinned'}`, rates))
    }
    return figures
  } finally {
    for (const stop of stops) await stop()
  }
}

function figuresOf(name: string, rates: { site: Rate[]; nginx: Rate[] }): Figure[] {
  const figure = (what: string, key: keyof Rate): Figure[] => {
    const [ours, theirs] = [rates.site, rates.nginx].map((all) =>
      all.flatMap((rate) => rate[key] ?? []),
    )
    if (!ours?.length || !theirs?.length) return []
    const [value, baseline] = [median(ours), median(theirs)]
    return [{ what, value, baseline, unit: 'requests/s', budget: ratioAtLeast(0.5) }]
  }
  // On a machine with other work the first says how that work falls, the second what a core can do.
  return [
    ...figure(name, 'perSecond'),
    ...figure(`${name}, per second of processor time`, 'perProcessorSecond'),
  ]
}

function pinToFirstCore(taskset: string, pid: number): void {
  const { status } = spawnSync(taskset, ['-a', '-c', '-p', '0', String(pid)], { stdio: 'ignore' })
  if (status !== 0) throw new Error(`taskset could not pin the server (process ${pid}).`)
}
