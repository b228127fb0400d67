import { budgets } from './budgets.ts'
import { median, type Budget, type Figure, type PartResult } from './figure.ts'
import { ask } from './http-client.ts'
import { mainPages, type MeasuredSite } from './measured-site.ts'
import { canReadProcesses, processorTime } from './process-usage.ts'

const rounds = 5
const requestsPerRound = 40

/** Words that products of the sample have in their names. */
const words = [
  'panel',
  'splitter',
  'cable',
  'lens',
  'cassette',
  'tester',
  'enclosure',
  'attenuator',
]
const wordOf = (turn: number) => words[turn % words.length]!

/** Requests that nobody has made before, so that no cache answers them. */
const kinds: Record<string, (url: string, turn: number) => ReturnType<typeof ask>> = {
  'an uncached page, filtered': (url, turn) =>
    ask(`${url}${mainPages.products}?ports=${turn + 1}..${turn + 145}`),
  'a search': (url, turn) => ask(`${url}/products?q=${turn + 2}+port+${wordOf(turn)}`),
  'a turn to the assistant': (url, turn) => {
    const content = `Which ${wordOf(turn)} has at least ${turn + 2} ports?`
    const json = { messages: [{ role: 'user', content }], model: 'gpt-4o-mini' }
    return ask(`${url}/api/chat`, { json })
  },
}

/** Milliseconds of processor time that the server takes for what no cache can answer. */
export async function measureServerWork({ site }: { site: MeasuredSite }): Promise<PartResult> {
  if (!canReadProcesses) return { skipped: 'needs /proc' }
  const baseline = fixedComputation()
  const measured = await serverWork(site)
  return workFigures(measured, budgets.serverWork, () => baseline)
}

/** @returns milliseconds of processor time per request, by kind */
export async function serverWork({
  url,
  pid,
}: Pick<MeasuredSite, 'url' | 'pid'>): Promise<Record<string, number>> {
  const result: Record<string, number> = {}
  for (const [what, request] of Object.entries(kinds)) {
    const times: number[] = []
    // The first round lets the code be compiled, and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const before = processorTime(pid)
      for (let i = 0; i < requestsPerRound; i++) {
        const { status } = await request(url, round * requestsPerRound + i)
        if (status !== 200) throw new Error(`${what} is answered ${status}.`)
      }
      if (round) times.push((processorTime(pid) - before) / requestsPerRound)
    }
    result[what] = median(times)
  }
  return result
}

export function workFigures(
  measured: Record<string, number>,
  budget: Budget,
  baselineOf: (what: string) => number | undefined,
): Figure[] {
  return Object.entries(measured).map(([what, value]) => ({
    what,
    value,
    baseline: baselineOf(what),
    unit: 'ms',
    budget,
  }))
}

/** Processor time of the same work each run: 4,000 records written as JSON, parsed and sorted. */
function fixedComputation(): number {
  const records = Array.from({ length: 4000 }, (_, i) => ({ id: (i * 7919) % 4000, name: `n${i}` }))
  const times = Array.from({ length: 2 * rounds }, () => {
    const before = process.cpuUsage()
    const parsed = JSON.parse(JSON.stringify(records)) as typeof records
    parsed.sort((a, b) => a.id - b.id || a.name.localeCompare(b.name))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return median(times.slice(rounds))
}
