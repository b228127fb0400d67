import { productTypes } from '#content/company/contact-form.ts'
import { startMondayService, type MondayService } from '#test/fakes/monday-service.ts'
import { contact } from '#test/submissions.fixture.ts'
import { submissionsChaos, type ChaosReport } from '../test/chaos/submissions-chaos.ts'
import { atMost, type Figure } from './figure.ts'
import { startMeasuredSite, warmedUp } from './site.ts'

const serviceMilliseconds = 50
const clients = 10
const submissionsPerRun = 500

const chaos = {
  submissions: 1000,
  of: 'enquiries' as const,
  clients: 50,
  kills: 20,
  faultChance: 0.15,
  // A hundred seconds of visitors, so that the kills are spread over them.
  writingMilliseconds: 9000,
}

/** That each submission arrives once whatever fails, and what storing it first costs a visitor. */
export async function submissions({ runs }: { runs: number }): Promise<Figure[]> {
  const added = await addedTime(runs)
  // Each waits for its site most of the time, which is another one.
  const [enquiries, quotes] = await Promise.all([
    submissionsChaos(chaos),
    submissionsChaos({ ...chaos, of: 'quotes' }),
  ])
  return [...figuresOf(enquiries, 'enquiries'), ...figuresOf(quotes, 'quotes'), added]
}

function figuresOf(report: ChaosReport, of: string): Figure[] {
  if (report.violations.length) throw new Error(`Not understood: ${report.violations[0]}`)
  if (report.leaked) throw new Error('What visitors wrote stands in the log.')
  const storm = `${chaos.submissions} by ${chaos.clients} clients, ${report.kills} kills`
  const requests = `${report.faults} of ${report.requests} requests to the service failed`
  return [
    {
      what: `${of}: lost, of ${storm}`,
      value: report.lost,
      unit: 'submissions',
      budget: atMost(0),
      note: requests,
    },
    {
      what: `${of}: delivered twice`,
      value: report.duplicated,
      unit: 'submissions',
      budget: atMost(0),
    },
    {
      what: `${of}: from the last restart until all were delivered`,
      value: report.secondsToDeliverAll ?? Infinity,
      unit: 's',
      budget: atMost(60),
    },
  ]
}

/** The 99th percentile of a submission, beyond that of the same request to the service itself. */
async function addedTime(runs: number): Promise<Figure> {
  const service = await startMondayService({ latency: () => serviceMilliseconds })
  const site = await startMeasuredSite(undefined, {
    ...service.variables,
    LIMIT_SUBMISSIONS: '100000/sec',
  })
  try {
    await warmedUp(site)
    await times(() => submit(site.url))
    const rounds: { direct: number; submitted: number }[] = []
    for (let run = 0; run < runs; run++) {
      const direct = percentile(await times(() => ask(service)))
      rounds.push({ direct, submitted: percentile(await times(() => submit(site.url))) })
    }
    // One stall in a round is its percentile: what most rounds come to is what the site costs.
    const added = rounds
      .map(({ direct, submitted }) => submitted - direct)
      .toSorted((a, b) => a - b)
    const each = rounds.map((one) => `${one.submitted.toFixed(0)} − ${one.direct.toFixed(0)}`)
    return {
      what: 'p99 of a submission beyond the service’s own',
      value: added[Math.floor(added.length / 2)]!,
      unit: 'ms',
      budget: atMost(20),
      note: `the median of ${each.join(', ')}`,
    }
  } finally {
    await site.stop()
    await service.stop()
  }
}

async function times(once: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  const client = async () => {
    for (let i = 0; i < submissionsPerRun / clients; i++) {
      const start = performance.now()
      await once()
      taken.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return taken
}

function percentile(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1]!
}

async function submit(url: string): Promise<void> {
  const { id, fields } = contact({ type: productTypes[0]! })
  const response = await post(`${url}/api/contact`, { ...fields, submissionId: id })
  if (response.status !== 200) throw new Error(`A submission was answered ${response.status}.`)
}

const query = `mutation ($board: ID!, $name: String!) {
  create_item(board_id: $board, item_name: $name) { id }
}`

function ask({ url, token, boardIds }: MondayService): Promise<Response> {
  const variables = { board: boardIds.contact, name: 'Baseline' }
  return post(url, { query, variables }, { authorization: token, 'api-version': '2026-10' })
}

async function post(url: string, body: unknown, headers = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response
}
