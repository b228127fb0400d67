import type { Product } from '../../../../../domain/catalogue/product.ts'
import { entriesOf } from '../content/dimensions.ts'
import { numberValue } from '../content/facts.ts'
import type { Pen } from './pen.ts'

/** One opening for cables, in mm: a round one is as high as it is wide. */
export type Opening = { width: number; height: number }

/** Every cable entry on its own, as listed; without a list so many of the largest cable. */
export function openingsOf(product: Product, otherwise: number): Opening[] {
  const listed = entriesOf(product)
  if (listed.length)
    return listed.flatMap(({ count, shape, maxDiameter, cables = 1 }) =>
      Array.from({ length: count }, () => ({
        width: maxDiameter * cables,
        // A flat drop alone in an oval entry is half as thick as it is wide.
        height: shape === 'oval' && cables === 1 ? maxDiameter / 2 : maxDiameter,
      })),
    )
  const count = numberValue(product, 'cableEntries') ?? otherwise
  const cable = numberValue(product, 'cableDiameter') ?? 20
  return Array.from({ length: count }, () => ({ width: cable, height: cable }))
}

/** Openings around a center, each across the line that leads to it, with equal room between. */
export function drawRing(
  pen: Pen,
  openings: Opening[],
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const around = Math.PI * 2 * radius
  const taken = openings.reduce((sum, { width }) => sum + width, 0)
  const gap = Math.max(0, around - taken) / openings.length
  let at = -(openings[0]?.width ?? 0) / 2
  for (const opening of openings) {
    const angle = ((at + opening.width / 2) / around) * Math.PI * 2 - Math.PI / 2
    drawOpening(pen, opening, {
      x: x + Math.cos(angle) * radius,
      y: y + Math.sin(angle) * radius,
      turn: angle + Math.PI / 2,
    })
    at += opening.width + gap
  }
}

/** A slot with round ends, or a circle where it is as wide as high. */
export function drawOpening(
  pen: Pen,
  { width, height }: Opening,
  { x, y, turn = 0 }: { x: number; y: number; turn?: number },
): void {
  const radius = height / 2
  const half = (width - height) / 2
  if (half <= 0) return pen.circle(x, y, radius)
  const point = (along: number, across: number): [number, number] => [
    x + along * Math.cos(turn) - across * Math.sin(turn),
    y + along * Math.sin(turn) + across * Math.cos(turn),
  ]
  const start = ['M', ...point(-half, -radius)]
  const end = point(half, -radius)
  const side = ['A', radius, 0, 1, ...point(half, radius)]
  const back = point(-half, radius)
  const other = ['A', radius, 0, 1, ...point(-half, -radius)]
  pen.path([start, 'L', end, side, 'L', back, other, 'Z'].flat(), { fill: 'paper' })
}
