import { createClient } from './client.ts'
import { atMost, type Figure } from './figure.ts'
import { processOf, processorSeconds } from './load.ts'
import { searchedWords } from './searched-words.ts'
import { pages, startMeasuredSite, warmedUp } from './site.ts'

/** Of each kind; the first hundred are asked for beforehand, so that their code is compiled. */
const asked = 100
const maxMilliseconds = 15

/** Nobody has asked for any of them before. */
const kinds: Record<string, (turn: number) => string> = {
  'a list with a filter': (turn) => `${pages.products}?ports=${turn + 1}..${turn + 145}`,
  'a search in words': (turn) =>
    `${pages.products}?q=${turn + 2}+port+${searchedWords[turn % searchedWords.length]!}`,
  'a family with a filter': (turn) => `${pages.family}?ports=${turn + 1}..${turn + 145}`,
}

/** What a page that is not kept takes of the processor, all threads of the server. */
export async function madeAnew(): Promise<Figure[] | { skipped: string }> {
  const site = await startMeasuredSite()
  const client = createClient(site.url)
  try {
    await warmedUp(site)
    const pid = processOf(site.output())
    const figures: Figure[] = []
    for (const [what, of] of Object.entries(kinds)) {
      const ask = async (from: number) => {
        for (let turn = from; turn < from + asked; turn++) {
          const { status } = await client.ask(of(turn))
          if (status !== 200) throw new Error(`${of(turn)} is answered ${status}.`)
        }
      }
      await ask(0)
      const before = await processorSeconds(pid)
      await ask(asked)
      const after = await processorSeconds(pid)
      if (before === undefined || after === undefined) return { skipped: 'There is no /proc here.' }
      const value = ((after - before) * 1000) / asked
      figures.push({ what, value, unit: 'ms', budget: atMost(maxMilliseconds) })
    }
    return figures
  } finally {
    client.end()
    await site.stop()
  }
}
