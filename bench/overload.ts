import { setTimeout as pause } from 'node:timers/promises'
import { startNginx } from '#test/fakes/nginx-server.ts'
import { freePort } from '#test/free-port.ts'
import { budgets } from './budgets.ts'
import { median, type PartResult } from './figure.ts'
import { ask, type Answer } from './http-client.ts'
import { mainPages, startMeasuredSite, warmUp } from './measured-site.ts'

const askers = 120
const visitors = 4
const quietMilliseconds = 2000
const floodMilliseconds = 8000
/** Between two requests of a visitor who reads cached pages. */
const visitorPause = 20

/** Through the shipped nginx.conf: whether cached pages are served while the servers shed others. */
export async function measureOverload(): Promise<PartResult> {
  const ports = [await freePort(), await freePort()] as const
  const nginx = await startNginx(await freePort(), ports)
  if ('skipped' in nginx) return nginx
  const start = (port: number) =>
    startMeasuredSite({ variables: { PORT: String(port), TRUST_PROXY: '127.0.0.1' } })
  const sites = await Promise.all(ports.map(start))
  try {
    for (const { url } of sites) await warmUp(url)
    const quiet = await readCachedPages(nginx.url, quietMilliseconds)
    const [during, ...asked] = await Promise.all([
      readCachedPages(nginx.url, floodMilliseconds),
      ...Array.from({ length: askers }, (_, i) =>
        askForNewPages(nginx.url, `127.0.2.${i + 1}`, floodMilliseconds),
      ),
    ])
    const all = [...during, ...asked.flat()]
    const shed = asked.flat().filter(({ status }) => status === 503).length
    const answered = during.filter(({ status }) => status === 200)
    return [
      {
        what: 'cached pages answered 200 while pages are shed',
        value: (100 * answered.length) / during.length,
        unit: '%',
        budget: budgets.cachedPagesAnswered,
        note: `${during.length} cached pages; ${shed} of ${asked.flat().length} others were shed`,
      },
      {
        what: 'answers with 502 meanwhile',
        value: all.filter(({ status }) => status === 502).length,
        unit: 'answers',
        budget: budgets.badGateways,
      },
      {
        what: 'a cached page meanwhile; baseline: before',
        value: median(during.map(({ milliseconds }) => milliseconds)),
        baseline: median(quiet.map(({ milliseconds }) => milliseconds)),
        unit: 'ms',
      },
    ]
  } finally {
    await nginx.stop()
    await Promise.all(sites.map((site) => site.stop()))
  }
}

/** Some visitors who read cached pages, each from an address of its own. */
async function readCachedPages(url: string, milliseconds: number): Promise<Answer[]> {
  const paths = Object.values(mainPages)
  const read = async (from: string) => {
    const answers: Answer[] = []
    for (const until = performance.now() + milliseconds; performance.now() < until;) {
      answers.push(await ask(url + paths[answers.length % paths.length]!, { from }))
      await pause(visitorPause)
    }
    return answers
  }
  const all = Array.from({ length: visitors }, (_, i) => read(`127.0.3.${i + 1}`))
  return (await Promise.all(all)).flat()
}

/** One who asks for pages that must be made, as fast as answers come. */
async function askForNewPages(url: string, from: string, milliseconds: number): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const until = performance.now() + milliseconds; performance.now() < until;)
    answers.push(await ask(`${url}/products?q=${from}+${answers.length}`, { from }))
  return answers
}
