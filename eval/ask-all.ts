import type { createJudge, ReplyVerdict } from './judge-reply.ts'
import { judgeSearch, type SearchVerdict } from './judge-search.ts'
import type { AssistantRequest, SearchRequest } from './request.ts'

/** Answers a conversation; `turns` are the visitor's. */
export type Answer = (turns: readonly string[]) => string | Promise<string>
/** Slugs of the products that a query finds, the best first. */
export type Search = (query: string) => string[]

/** One after the other, so that times are those of one visitor. */
export async function askAll(
  requests: readonly AssistantRequest[],
  answer: Answer,
  judge: ReturnType<typeof createJudge>,
): Promise<ReplyVerdict[]> {
  const verdicts: ReplyVerdict[] = []
  for (const request of requests) {
    const start = performance.now()
    const reply = await answer(request.turns)
    verdicts.push(judge(request, reply, performance.now() - start))
  }
  return verdicts
}

/** `boxes` are the places that search each in their way, by name. */
export function searchAll(
  requests: readonly SearchRequest[],
  boxes: Readonly<Record<string, Search>>,
): SearchVerdict[] {
  return Object.entries(boxes).flatMap(([box, search]) =>
    requests.map((request) => {
      const start = performance.now()
      const results = search(request.query)
      return judgeSearch(request, box, results, performance.now() - start)
    }),
  )
}
