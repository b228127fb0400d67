import type { RequestKind } from './request.ts'
import type { Verdict } from './judge.ts'

export type Summary = ReturnType<typeof summarize>

export function summarize(verdicts: readonly Verdict[]) {
  const answerable = verdicts.filter(({ request }) => request.expect === 'products')
  const refusable = verdicts.filter(({ request }) => request.expect === 'refusal')
  const times = verdicts.map(({ milliseconds }) => milliseconds)
  return {
    requests: verdicts.length,
    answerable: answerable.length,
    hitAt1: share(answerable, ({ place }) => place === 0),
    hitAt3: share(answerable, ({ place }) => place >= 0 && place < 3),
    violations: verdicts.reduce((sum, { violations }) => sum + violations.length, 0),
    invented: verdicts.reduce((sum, { invented }) => sum + invented.length, 0),
    refusals: share(refusable, ({ asExpected }) => asExpected),
    byKind: byKind(verdicts),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}

function byKind(verdicts: readonly Verdict[]) {
  const groups = Map.groupBy(verdicts, ({ request }) => request.kind)
  return Object.fromEntries(
    [...groups].map(([kind, group]) => [
      kind,
      { requests: group.length, asExpected: share(group, ({ asExpected }) => asExpected) },
    ]),
  ) as Record<RequestKind, { requests: number; asExpected: number }>
}

function share<T>(list: readonly T[], is: (item: T) => boolean): number {
  return list.length === 0 ? 1 : Number((list.filter(is).length / list.length).toFixed(3))
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)
  return Number((sorted[Math.max(0, at)] ?? 0).toFixed(2))
}
