import type { ProductSummary } from '#domain/catalogue/product.ts'
import { judge, type Verdict } from './judge.ts'
import type { EvalRequest } from './request.ts'

/** Answers a conversation; `turns` are the visitor's. */
export type Answer = (turns: readonly string[]) => string | Promise<string>

/** One after the other, so that times are those of one visitor. */
export async function askAll(
  requests: readonly EvalRequest[],
  products: readonly ProductSummary[],
  answer: Answer,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const request of requests) {
    const start = performance.now()
    const reply = await answer(request.turns)
    verdicts.push(judge(request, reply, performance.now() - start, products))
  }
  return verdicts
}
