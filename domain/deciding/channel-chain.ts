import type { Joint } from '#domain/records/trade-rules.ts'
import type { ChannelPart, End } from './channel-parts.ts'

/** One piece of a channel, the way round that it goes in. */
export type Link = { part: ChannelPart; row: number; left: End; right: End }

/** `refused`: a hand could join the two although they must not be. */
export type Mating = 'refused' | 'unfit' | 'open' | undefined

/**
 * Every piece of a channel in its order, each turned so that as many as can be mate with what they
 * stand beside.
 */
export function chainOf(parts: readonly ChannelPart[], joints: readonly Joint[]): Link[] {
  const pieces = parts.flatMap((part, row) =>
    Array.from({ length: part.item.count }, () => {
      const [left, right] = part.ends
      return [
        { part, row, left, right },
        { part, row, left: right, right: left },
      ] as const
    }),
  )
  // The cheapest way to each piece, for either way round.
  let ways: { cost: number; links: Link[] }[] = [{ cost: 0, links: [] }]
  for (const turns of pieces) {
    ways = turns.map((link) =>
      ways
        .map(({ cost, links }) => ({
          cost: cost + costBetween(links.at(-1), link, joints),
          links: [...links, link],
        }))
        .reduce((best, one) => (one.cost < best.cost ? one : best)),
    )
  }
  const whole = ways.map(({ cost, links }) => ({
    cost: cost + costBetween(links.at(-1), undefined, joints),
    links,
  }))
  return whole.reduce((best, one) => (one.cost < best.cost ? one : best)).links
}

/** Whether two ends that face each other may be joined. */
export function matingOf(a: Link, b: Link, joints: readonly Joint[]): Mating {
  const [one, other] = [a.right, b.left]
  const sides = [one.side, other.side]
  if (sides.includes('open') && a.part.role === 'product' && b.part.role === 'product') {
    return sides.every((side) => side === 'open' || side === 'any') ? undefined : 'open'
  }
  // Between two ports goes a cord, whose ends may differ.
  if (!sides.includes('plug') || !one.name || !other.name || one.name === other.name) {
    return undefined
  }
  const jointOf = (name: string) =>
    joints.find(({ interfaces }) => interfaces.some((known) => known.name === name))
  return jointOf(one.name) === jointOf(other.name) ? 'refused' : 'unfit'
}

/** What must not be costs most; then what takes another part than one would think of. */
function costBetween(a: Link | undefined, b: Link | undefined, joints: readonly Joint[]): number {
  if (a && b && matingOf(a, b, joints)) return 100
  const ends = [a?.right, b?.left]
  const isSegment = [a, b].some((link) => link?.part.role === 'segment')
  if (!a || !b || isSegment) {
    const costs = isSegment
      ? { open: 0, any: 0, plug: 1, port: 2 }
      : { open: 3, any: 0, plug: 0, port: 0 }
    return ends.reduce((sum, end) => sum + (end ? costs[end.side] : 0), 0)
  }
  if (a.right.side === 'port' && b.left.side === 'port')
    return a.right.name === b.left.name ? 0.5 : 1
  return 0
}
