import { pause, type Client } from './client.ts'
import { pages } from './site.ts'

const atOnce = 16
const maximumSeconds = 10
const tickMilliseconds = 50

/** An address of one of the kinds that a stranger can make without end. */
export function differentAddress(turn: number): string {
  const kinds = [
    `/products?q=word+${turn}`,
    `/products?utm_source=mail&utm_id=${turn}`,
    `/compare?products=number-${turn}`,
    `/list?items=part-${turn}`,
    `/nothing-${turn}`,
    `/knowledge-center?q=word+${turn}`,
    `/products?view=table&q=${turn}`,
    `/feeds/nothing-${turn}.csv`,
  ]
  return kinds[turn % kinds.length]!
}

/** What visitors ask for: mostly pages that are kept, some that are made anew, and what is not there. */
export function mixedAddress(turn: number, slugs: readonly string[]): string {
  const slug = slugs[turn % slugs.length]!
  const kinds = [
    pages.home,
    `/${slug}`,
    pages.products,
    `/${slug}.md`,
    pages.family,
    `/product-page/${slug}`,
    `/products?q=visit+${turn}`,
    `/compare?products=${slug},${slugs[(turn * 7 + 1) % slugs.length]}`,
    `/knowledge-center?q=visit+${turn % 500}`,
    `/missing-${turn}`,
  ]
  return kinds[turn % kinds.length]!
}

/** Asks as a browser does; a server that errs ends the measurement, one that sheds does as it should. */
export async function visit(client: Client, path: string): Promise<void> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html' }
  const { status, retryAfter } = await client.ask(path, headers)
  if (status >= 500 && !retryAfter) throw new Error(`${path} is answered ${status}.`)
}

/** Requests a second of the mix, with as many at once as keep the server busy. */
export async function maximumRate(client: Client, slugs: readonly string[]): Promise<number> {
  const end = performance.now() + maximumSeconds * 1000
  let turn = 0
  const visitor = async () => {
    while (performance.now() < end) await visit(client, mixedAddress(turn++, slugs))
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return turn / maximumSeconds
}

type Pace = { perSecond: number; minutes: number; tick: (share: number) => Promise<unknown> }

/** Visits at a steady pace, whether or not those before were answered; `tick` is told how far it is. */
export async function visitsAtPace(
  client: Client,
  slugs: readonly string[],
  { perSecond, minutes, tick }: Pace,
): Promise<void> {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const underWay = new Set<Promise<void>>()
  const failures: unknown[] = []
  // Other addresses than those by which the maximum was found.
  const first = 1_000_000
  let turn = first
  while (seconds() < minutes * 60 && !failures.length) {
    for (const due = first + seconds() * perSecond; turn < due; turn++) {
      const visiting: Promise<void> = visit(client, mixedAddress(turn, slugs))
        .catch((error: unknown) => void failures.push(error))
        .finally(() => underWay.delete(visiting))
      underWay.add(visiting)
    }
    await tick(seconds() / (minutes * 60))
    await pause(tickMilliseconds)
  }
  await Promise.all(underWay)
  if (failures.length) throw failures[0]
}
