import type { ListLine } from './parts-list.ts'

export type Share = {
  /** Undefined for lines of which no status is stated. */
  status: string | undefined
  lines: number
  pieces: number
}

export type ListTotals = {
  lines: number
  pieces: number
  /** Of the lines whose weight is known, of which there are `weighed`. */
  weight: number
  weighed: number
  /** By compliance status, the most pieces first; what is not stated comes last. */
  shares: Share[]
}

export function listTotals(lines: readonly ListLine[]): ListTotals {
  const weighed = lines.filter(({ weight }) => weight !== undefined)
  const shares = new Map<string | undefined, Share>()
  for (const { quantity, compliance } of lines) {
    const status = compliance?.status
    const share = shares.get(status) ?? { status, lines: 0, pieces: 0 }
    shares.set(status, { status, lines: share.lines + 1, pieces: share.pieces + quantity })
  }
  return {
    lines: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    weight: weighed.reduce((sum, { weight = 0, quantity }) => sum + weight * quantity, 0),
    weighed: weighed.length,
    shares: [...shares.values()].toSorted(
      (a, b) => Number(!a.status) - Number(!b.status) || b.pieces - a.pieces,
    ),
  }
}
