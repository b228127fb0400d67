import type { Size } from '#domain/catalogue/size.ts'
import { formatValue } from '#domain/catalogue/attribute.ts'
import { toUnit } from '#domain/catalogue/units.ts'

/** One view of a drawing. In space, lengths are in mm and y points upward from its lower corner. */
export type DrawingView = {
  shape: 'box' | 'circle'
  x: number
  y: number
  width: number
  height: number
  /** The dimensions that stand below the view and to its left. */
  below?: Dimension | undefined
  left?: Dimension | undefined
}

type Dimension = { mm: number; isDiameter?: boolean }

/**
 * Front, top and right side as far as a record's dimensions say them, in the places of the third
 * angle (ISO 5456-2, ASME Y14.3): top above front, side right of it. Each dimension is told once.
 * `gapShare` is the gap between views as a share of the largest dimension.
 */
export function allViews(size: Size, gapShare = 0.4): DrawingView[] {
  const { width, height, depth, diameter } = size
  const gap = Math.max(width ?? 0, height ?? 0, depth ?? 0, diameter ?? 0) * gapShare
  if (diameter) return cylinderViews(diameter, depth, height, gap)
  if (width && height) {
    const front = { ...box(width, height), below: { mm: width }, left: { mm: height } }
    if (!depth) return [front]
    return [
      front,
      { ...box(width, depth), y: height + gap },
      { ...box(depth, height), x: width + gap, below: { mm: depth } },
    ]
  }
  const [across, up] = [width ?? depth, width ? depth : height]
  if (!across || !up) return []
  return [{ ...box(across, up), below: { mm: across }, left: { mm: up } }]
}

/** The two views that a page has room for: of three, the side goes and the top tells the depth. */
export function pageViews(size: Size): DrawingView[] {
  const views = allViews(size, 0.2)
  const [front, top, side] = views
  return front && top && side ? [{ ...top, left: side.below }, front] : views
}

const box = (width: number, height: number): DrawingView => ({
  shape: 'box',
  x: 0,
  y: 0,
  width,
  height,
})

/** The end, and the side: right of the end where it lies, below it where it stands. */
function cylinderViews(
  diameter: number,
  depth: number | undefined,
  height: number | undefined,
  gap: number,
): DrawingView[] {
  const dimension = { mm: diameter, isDiameter: true }
  const end: DrawingView = { ...box(diameter, diameter), shape: 'circle' }
  // A ball is one circle from everywhere, and so is what is as deep as it is thick.
  if (depth === diameter) return [{ ...end, below: dimension }]
  if (depth) {
    return [
      { ...end, left: dimension },
      { ...box(depth, diameter), x: diameter + gap, below: { mm: depth } },
    ]
  }
  if (!height) return []
  return [
    { ...end, y: height + gap },
    { ...box(diameter, height), below: dimension, left: { mm: height } },
  ]
}

/** A length as drawings in both systems have it: 440 mm [17.3 in]. */
export const inBoth = (mm: number): string =>
  `${formatValue(mm, 'mm')} [${formatValue(toUnit(mm, 'mm', 'in'), 'in')}]`
