import type { Answer } from './ask-all.ts'
import { drawRequests, type DrawnWords } from './drawn-requests.ts'
import { judgeDrawn, type DrawnVerdict } from './judge-drawn.ts'
import type { products as all } from './products.ts'
import { withAsides, type Aside } from './with-asides.ts'

/** Puts requests that are drawn from the records, and judges the replies by them. */
export async function askDrawn(
  products: typeof all,
  answer: Answer,
  words: DrawnWords,
  { count, seed, aside }: { count: number; seed: number; aside?: Aside | undefined },
): Promise<DrawnVerdict[]> {
  const verdicts: DrawnVerdict[] = []
  const drawn = drawRequests(products, words, count, seed)
  for (const request of aside ? withAsides(drawn, words, aside, { seed }) : drawn)
    verdicts.push(judgeDrawn(request, await answer([request.text]), products))
  return verdicts
}

/** How many there were, and of how many replies what is true. */
export function countDrawn(verdicts: readonly DrawnVerdict[]) {
  const there = verdicts.filter(({ isThere }) => isThere)
  return {
    requests: verdicts.length,
    violations: verdicts.filter(({ violations }) => violations.length).length,
    silent: verdicts.filter(({ silent }) => silent.length).length,
    there: there.length,
    missed: there.filter(({ isFound }) => !isFound).length,
  }
}
