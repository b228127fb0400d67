import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productTypes } from '#content/company/contact-form.ts'
import { boards } from '#content/company/enquiries.ts'
import { boardItem } from '#domain/submission/board-item.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { plainDocument, siteFolder } from '#test/temporary-catalogue.ts'
import { faultNames, faults } from '#test/fakes/monday-faults.ts'
import { startMondayService } from '#test/fakes/monday-service.ts'
import { contact, lead, quote } from '#test/submissions.fixture.ts'
import { startMortalSite } from './mortal-site.ts'

type Options = {
  submissions: number
  /** Enquiries and leads, or requests for a quote. */
  of: 'enquiries' | 'quotes'
  clients: number
  kills: number
  /** The part of the service's requests that fail, in any of its ways. */
  faultChance: number
  /** Longest time a client takes to write; half of it on average. */
  writingMilliseconds: number
  /** Servers on one store; more than one need a DATABASE_URL. */
  servers?: number
  variables?: Record<string, string>
}

export type ChaosReport = {
  /** Submissions of which the board lacks an item, and items that nobody sent or one too many. */
  lost: number
  duplicated: number
  /** From the last restart until nothing waited; undefined when that never came. */
  secondsToDeliverAll: number | undefined
  kills: number
  requests: number
  faults: number
  /** Requests the service would not have understood. */
  violations: string[]
  /** Whether anything a visitor wrote is in the servers' logs. */
  leaked: boolean
}

const timeoutMilliseconds = 120_000

/**
 * Visitors submit while the servers are killed and restarted and the service fails at random. A
 * visitor whose connection breaks sends the same form again; some press twice, some write word
 * for word what another one wrote.
 */
export async function submissionsChaos(options: Options): Promise<ChaosReport> {
  const counts = { requests: 0, faults: 0, answered: 0 }
  const service = await startMondayService({
    latency: () => 5 + Math.random() * 40,
    remembers: () => Math.random() < 0.5,
    fault: () => {
      counts.requests += 1
      if (Math.random() >= options.faultChance) return undefined
      counts.faults += 1
      return faults[faultNames[Math.floor(Math.random() * faultNames.length)]!]
    },
  })
  const data = await mkdtemp(join(tmpdir(), 'chaos-'))
  const place = await siteFolder({ 'a-lens': plainDocument('a-lens') })
  // All clients have one address here.
  const variables = { LIMIT_SUBMISSIONS: '100000/sec', ...service.variables, ...options.variables }
  const sites = await Promise.all(
    Array.from({ length: options.servers ?? 1 }, () =>
      startMortalSite(variables, { folder: place.folder, data }),
    ),
  )
  try {
    const sent = (options.of === 'quotes' ? makeQuotes : makeSubmissions)(options.submissions)
    const queue = [...sent]
    const client = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        await sleep(Math.random() * options.writingMilliseconds)
        const presses = Math.random() < 0.1 ? 2 : 1
        await Promise.all(Array.from({ length: presses }, () => untilAnswered(sites, next)))
        counts.answered += 1
      }
    }
    const clients = Promise.all(Array.from({ length: options.clients }, client))
    for (let kill = 1; kill <= options.kills; kill++) {
      const due = (kill / (options.kills + 1)) * options.submissions
      while (counts.answered < due) await sleep(5)
      await sites[kill % sites.length]!.killAndRestart()
    }
    const restarted = performance.now()
    await clients
    let secondsToDeliverAll: number | undefined
    while (performance.now() - restarted < timeoutMilliseconds) {
      if ((await waiting(sites[0]!.url())) === 0) {
        secondsToDeliverAll = (performance.now() - restarted) / 1000
        break
      }
      await sleep(100)
    }
    const board = tally(service.items.map(({ columns }) => contentsOf(columns)))
    const wanted = tally(sent.map(wantedOf))
    const output = sites.map((site) => site.output()).join('')
    return {
      lost: difference(wanted, board),
      duplicated: difference(board, wanted),
      secondsToDeliverAll,
      kills: options.kills,
      requests: counts.requests,
      faults: counts.faults,
      violations: service.violations,
      leaked: /harbor|ada |moreau|No\. \d|QV-\d/i.test(output),
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    await service.stop()
    await Promise.all([place.remove(), rm(data, { recursive: true, force: true })])
  }
}

/** Contacts and leads of many people; each tenth is equal to the one before but for its id. */
function makeSubmissions(count: number): Submission[] {
  return Array.from({ length: count }, (_, i) => {
    const content = i % 10 === 9 ? i - 1 : i
    const message = `No. ${content}`
    const companyEmail = `visitor${content % 300}@harbor.example`
    const isLead = Math.floor(i / 10) % 4 === 3
    if (isLead) return lead({ message, companyEmail })
    // One that this company’s form offers.
    return contact({ message, companyEmail, type: productTypes[0]! })
  })
}

/** Of up to two hundred lines, of which the board shows what it has room for; as many are equal. */
function makeQuotes(count: number): Submission[] {
  return Array.from({ length: count }, (_, i) => {
    const content = i % 10 === 9 ? i - 1 : i
    const lines = Array.from({ length: (content % 20 === 0 ? 200 : content % 7) + 1 }, (_, at) => ({
      partNumber: `QV-${content}-${at}`,
      quantity: 1 + ((content * 7 + at) % 999),
      note: at % 3 ? '' : `floor ${at}`,
    })).slice(0, 200)
    const companyEmail = `visitor${content % 300}@harbor.example`
    return quote({ message: `No. ${content}`, companyEmail, lines })
  })
}

type Site = Awaited<ReturnType<typeof startMortalSite>>

/** Sends the form until there is an answer that says what became of it. */
async function untilAnswered(sites: Site[], { id, kind, fields }: Submission): Promise<void> {
  const body = JSON.stringify({ ...fields, submissionId: id })
  for (;;) {
    const site = sites[Math.floor(Math.random() * sites.length)]!
    try {
      const response = await fetch(`${site.url()}/api/${kind}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await response.json()
      if (response.status !== 503) return
    } catch {
      // Killed before it could answer.
    }
    await sleep(50 + Math.random() * 100)
  }
}

async function waiting(url: string): Promise<number | undefined> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined)
  const body = (await response?.json().catch(() => undefined)) as
    | { dependencies: { submissions: { waiting?: number } } }
    | undefined
  return body?.dependencies.submissions.waiting
}

const contentsOf = (columns: readonly { id: string; text: string | null }[]) =>
  columns.find(({ id }) => id === 'long_text_mkspwtdh')?.text ?? ''

/** What the board should hold of one; no product of the chaos has a name for its parts. */
function wantedOf(one: Submission): string {
  const { long_text_mkspwtdh: text } = boardItem(one, '2026-03-01', boards).columns
  return typeof text === 'string' ? text : ''
}

function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** How many of the first the second lacks. */
function difference(first: Map<string, number>, second: Map<string, number>): number {
  let sum = 0
  for (const [key, count] of first) sum += Math.max(0, count - (second.get(key) ?? 0))
  return sum
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
