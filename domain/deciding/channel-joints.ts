import type { Losses } from '#domain/records/loss-budget.ts'
import type { Link } from './channel-chain.ts'
import type { End } from './channel-parts.ts'

/** A figure that counts, and the row that it stands in. */
export type Counted = { row: number; losses: Losses; joints: number; splices: number }
/** A joint of two rows that state it differently: what one of them says, `over` the other. */
export type Larger = { row: number; over: number; worst: number }

export type JointCounts = {
  counted: Counted[]
  larger: Larger[]
  /** Joints of each row: in its own figure, in a neighbor's, and at the channel's ends. */
  told: { counted: number; elsewhere: number; outer: number }[]
  /** Ends that are joined for good, and by no figure. */
  splicesNeeded: number
}

/**
 * Counts every joint once. A figure of one joint is that of each plug; any other figure is taken
 * whole, with the joints and splices that its basis covers. Where two rows state one joint, the
 * larger counts. What the channel ends in is not counted: its joints belong to what is connected.
 */
export function countJoints(chain: readonly Link[], rows: number): JointCounts {
  const told = Array.from({ length: rows }, () => ({ counted: 0, elsewhere: 0, outer: 0 }))
  const larger: Larger[] = []
  const figures = chain.map((link) =>
    isPerPlug(link) ? undefined : { losses: link.part.losses, isPure: isPureJoint(link) },
  )
  const plugs: Counted[] = []
  let splicesNeeded = 0

  /** Takes a plug's joint into the figure of the piece that it goes into. */
  const merge = (into: number, plug: Link) => {
    const figure = figures[into]!
    const { row } = chain[into]!
    const before = figure.losses
    figure.losses = joined(before, plug.part.losses, figure.isPure)
    told[plug.row]!.elsewhere++
    const { worst } = plug.part.losses
    if (before.worst !== undefined && worst !== undefined && worst > before.worst) {
      larger.push({ row: plug.row, over: row, worst })
    }
  }
  const add = (row: number, losses: Losses) => {
    plugs.push({ row, losses, joints: 1, splices: 0 })
    told[row]!.counted++
  }

  for (const [at, link] of chain.entries()) {
    const next = chain[at + 1]
    const previous = at === 0 ? undefined : chain[at - 1]
    if (!previous && isJointOf(link, link.left)) told[link.row]!.outer++
    if (isJointOf(link, link.right)) {
      if (!next) told[link.row]!.outer++
      else if (next.part.role === 'box' && next.part.covered) told[link.row]!.elsewhere++
      else if (isJointOf(next, next.left)) {
        const [a, b] = [link.part.losses.worst ?? 0, next.part.losses.worst ?? 0]
        const [own, other] = a >= b ? [link, next] : [next, link]
        add(own.row, joined(own.part.losses, other.part.losses, true))
        told[other.row]!.elsewhere++
        if (a !== b && Math.min(a, b) > 0)
          larger.push({ row: own.row, over: other.row, worst: Math.max(a, b) })
      } else if (isSegment(next) || next.left.side === 'open' || !figures[at + 1]) {
        add(link.row, link.part.losses)
      } else merge(at + 1, link)
    } else if (next && isJointOf(next, next.left)) {
      if (link.part.role === 'box' && link.part.covered) told[next.row]!.elsewhere++
      else if (isSegment(link) || link.right.side === 'open' || !figures[at]) {
        add(next.row, next.part.losses)
      } else merge(at, next)
    }
    if (next && needsSplice(link, link.right, next, next.left)) splicesNeeded++
  }

  const wholes = figures.flatMap((figure, at) => {
    const { row, part } = chain[at]!
    const { joints = 0, splices = 0 } = part.covered ?? {}
    if (!figure) return []
    if (part.role === 'product') told[row]!.counted += joints
    return [{ row, losses: figure.losses, joints, splices }]
  })
  return { counted: [...wholes, ...plugs], larger, told, splicesNeeded }
}

/** Its figure is one of a joint, and it has a plug for each. */
function isPerPlug({ part, left, right }: Link): boolean {
  const sides = [left.side, right.side]
  return (
    part.role === 'product' &&
    isOneJoint(part.covered) &&
    sides.includes('plug') &&
    sides.every((side) => side === 'plug' || side === 'open')
  )
}

const isOneJoint = (covered: Link['part']['covered']) =>
  covered?.joints === 1 && !covered.splices && !covered.body

const isPureJoint = ({ part }: Link) => isOneJoint(part.covered)
const isJointOf = (link: Link, end: End) => isPerPlug(link) && end.side === 'plug'
const isSegment = ({ part }: Link) => part.role === 'segment'

function needsSplice(a: Link, right: End, b: Link, left: End): boolean {
  const isOpen = (link: Link, end: End) => link.part.role === 'product' && end.side === 'open'
  const covers = ({ part }: Link) => part.role === 'product' && (part.covered?.splices ?? 0) > 0
  const met =
    (isOpen(a, right) && (isOpen(b, left) || isSegment(b))) || (isSegment(a) && isOpen(b, left))
  return met && !(isOpen(a, right) && covers(a)) && !(isOpen(b, left) && covers(b))
}

/**
 * One joint of which two speak. Where `own` covers more than that joint, the other tells nothing
 * of the rest: it counts only where it is larger than the whole.
 */
function joined(own: Losses, other: Losses, isPure: boolean): Losses {
  const pick = (a: number | undefined, b: number | undefined, of: (...n: number[]) => number) =>
    a === undefined ? (isPure ? b : undefined) : b === undefined ? a : of(a, b)
  const worst = pick(own.worst, other.worst, Math.max)
  const typical = pick(own.typical, other.typical, Math.max)
  const least = isPure ? pick(own.least, other.least, Math.min) : own.least
  return {
    ...(least !== undefined && { least }),
    ...(typical !== undefined && { typical }),
    ...(worst !== undefined && { worst }),
  }
}
