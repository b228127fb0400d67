import { pbkdf2Sync } from 'node:crypto'
import type { Page } from 'playwright-core'
import { productTypes } from '#content/company/contact-form.ts'
import { createLimiter } from '#server/http/limiter.ts'
import { createProofOfWork, work } from '#server/submissions/proof-of-work.ts'
import { launchChromium } from '#test/chromium.ts'
import { startMondayService } from '#test/fakes/monday-service.ts'
import { contact } from '#test/submissions.fixture.ts'
import { atMost, median, type Figure } from './figure.ts'
import { startMeasuredSite, warmedUp } from './site.ts'

/** How many times slower than this machine a phone is: a usual one, and an old one. */
const slowdowns = [1, 4, 6]
/** What a page does of itself once somebody turns to it is over. */
const restMilliseconds = 4000
const messages = 100
const choices = new Set(['country', 'state', 'category', 'type'])

/** What a form's proof of work costs who sends one, and who sends a thousand. */
export async function challenge({ runs }: { runs: number }): Promise<Figure[]> {
  const service = await startMondayService()
  const site = await startMeasuredSite(undefined, {
    ...service.variables,
    LIMIT_SUBMISSIONS: '100000/sec',
  })
  const browser = await launchChromium()
  try {
    await warmedUp(site)
    const figures: Figure[] = []
    for (const slowdown of slowdowns) {
      const seen: Seen[] = []
      for (let run = 0; run < runs; run++) {
        const context = await browser.newContext()
        seen.push(await send(await context.newPage(), site.url, slowdown))
        await context.close()
      }
      figures.push(...ofPhone(slowdown, seen))
    }
    return [...figures, await ofAttacker()]
  } finally {
    await browser.close()
    await site.stop()
    await service.stop()
  }
}

/** What a challenge holds of ALTCHA's parameters. */
type Challenge = {
  parameters: { nonce: string; salt: string; keyPrefix: string; cost: number; keyLength: number }
}

type Seen = Awaited<ReturnType<typeof send>>

function ofPhone(slowdown: number, seen: readonly Seen[]): Figure[] {
  const of = (name: keyof Seen) => median(seen.map((one) => one[name]))
  const each = of('eachMilliseconds')
  const { most } = work.tries
  // Chromium slows the page's own thread down; keys are derived on others, at full speed.
  const besideEach = median(seen.map(({ waited, tries }) => waited / tries)) - each
  const slow = (tries: number) => tries * (Math.max(0, besideEach) + each * slowdown)
  const worst = Math.max(...seen.map(({ blocked }) => blocked))
  const at = `at ${slowdown}×`
  return [
    {
      what: `${at}: from the demand to the form with its proof, page alone slowed`,
      value: of('waited'),
      unit: 'ms',
      note: `${of('tries')} derivations of ${each.toFixed(2)} ms`,
    },
    {
      what: `${at}: the same, derivations slowed too, the most there may be`,
      value: slow(most),
      unit: 'ms',
      budget: atMost(2000),
      note: `reckoned of ${most} one after another; ${slow(most / 2).toFixed(0)} ms of half as many`,
    },
    {
      what: `${at}: longest time the page’s thread is taken meanwhile`,
      value: of('blocked'),
      unit: 'ms',
      budget: atMost(50),
      note: `tasks under 50 ms count as none; ${worst.toFixed(0)} ms in the worst run`,
    },
    { what: `${at}: from the press to “sent”`, value: of('sent'), unit: 'ms' },
  ]
}

/** Fills in the form of a visitor in haste and sends it. */
async function send(page: Page, url: string, slowdown: number) {
  const session = await page.context().newCDPSession(page)
  const endpoint = '**/api/contact'
  await page.route(endpoint, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), openMilliseconds: 500 } }),
  )
  await page.goto(url + '/contact-us', { waitUntil: 'networkidle' })
  const eachMilliseconds = await page.evaluate(deriveSome, work.cost)
  for (const [name, value] of Object.entries(contact({ type: productTypes[0]! }).fields)) {
    const isChoice = choices.has(name)
    const field = page.getByRole('main').locator(`${isChoice ? 'select' : ''}[name="${name}"]`)
    await (isChoice ? field.selectOption(value) : field.fill(value))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(restMilliseconds)
  await page.evaluate(noteLongTasks)
  const proven = page.waitForRequest((one) => one.postDataJSON()?.altcha, { timeout: 60_000 })
  const start = performance.now()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Submit/ })
    .click()
  const request = await proven
  await page.getByRole('main').getByRole('status').waitFor()
  const sent = performance.now() - start
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const proof = Buffer.from(request.postDataJSON().altcha, 'base64').toString()
  const { solution } = JSON.parse(proof) as { solution: { counter: number } }
  const tries = solution.counter + 1
  return { ...(await page.evaluate(readNotes)), eachMilliseconds, sent, tries }
}

/** Runs in the page. */
async function deriveSome(iterations: number): Promise<number> {
  const { subtle } = crypto
  const bytes = new Uint8Array(20)
  const key = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const of = { name: 'PBKDF2', salt: bytes, iterations, hash: 'SHA-256' }
  const start = performance.now()
  for (let i = 0; i < 50; i++) await subtle.deriveBits(of, key, 256)
  return (performance.now() - start) / 50
}

/** Runs in the page. */
function noteLongTasks(): void {
  const notes: PerformanceEntry[] = []
  Object.assign(globalThis, { notes })
  new PerformanceObserver((list) => notes.push(...list.getEntries())).observe({ type: 'longtask' })
}

/** Runs in the page. */
function readNotes() {
  const { notes } = globalThis as unknown as { notes: PerformanceEntry[] }
  const sent = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [refused, taken] = sent.filter(({ name }) => name.endsWith('/api/contact'))
  const [from, to] = [refused!.responseEnd, taken!.startTime]
  const meanwhile = notes.filter((one) => one.startTime < to && one.startTime + one.duration > from)
  return { waited: to - from, blocked: Math.max(0, ...meanwhile.map(({ duration }) => duration)) }
}

/** Somebody who has read this: native code, no try that cannot be the one. */
async function ofAttacker(): Promise<Figure> {
  const spent = createLimiter('spent', { points: 1, seconds: 600 }, undefined)
  const proofs = createProofOfWork({ secret: 'bench', spent })
  const given: Challenge[] = []
  while (given.length < messages) given.push((await proofs.challenge()) as Challenge)
  const start = process.cpuUsage()
  for (const one of given) attack(one)
  const { user, system } = process.cpuUsage(start)
  return {
    what: '1,000 messages: processor time of who sends them, in native code',
    value: ((user + system) / 1e6 / messages) * 1000,
    unit: 's',
    note: `of ${messages} solved`,
  }
}

function attack({ parameters }: Challenge): void {
  const { nonce, salt, keyPrefix, cost, keyLength } = parameters
  const [key, salted] = [Buffer.alloc(20), Buffer.from(salt, 'hex')]
  key.write(nonce, 'hex')
  for (let counter = work.tries.least; ; counter++) {
    key.writeUInt32BE(counter, 16)
    const derived = pbkdf2Sync(key, salted, cost, keyLength, 'sha256')
    if (derived.toString('hex').startsWith(keyPrefix)) return
  }
}
