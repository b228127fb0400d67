import { drawingSize } from '#domain/catalogue/outline.ts'
import type { Size } from '#domain/catalogue/size.ts'

/** One view in place, in pixels, and which dimensions its sides are told as. */
export type OutlineView = {
  shape: 'box' | 'circle'
  x: number
  y: number
  width: number
  height: number
  /** Of the record, in mm; told below it and to its left. */
  below?: Told
  left?: Told
}

type Told = { mm: number; isDiameter?: boolean }

/** Room for what is written below and to the left. */
const room = { left: 126, right: 24, top: 20, bottom: 52 }
const gap = 36
/** A sheet of metal or a long cord is still seen: such a drawing is not to scale. */
const thinnest = 5

type Sides = {
  shape: OutlineView['shape']
  /** In mm. */
  across: number
  up: number
  below?: Told | undefined
  left?: Told | undefined
}

/** The views of a product, as ISO 5456 and ASME Y14.3 have the third angle: from above on top. */
export function outlineViews({ width, height, depth, diameter }: Size): OutlineView[] {
  if (diameter) return cylinder(diameter, depth, height)
  if (!width) return arranged('column', box(depth, height))
  if (!height) return arranged('column', box(width, depth))
  const above = depth ? [{ ...box(width, depth)[0]!, below: undefined }] : []
  return arranged('column', [...above, ...box(width, height)])
}

function box(across?: number, up?: number): Sides[] {
  if (!across || !up) return []
  return [{ shape: 'box', across, up, below: { mm: across }, left: { mm: up } }]
}

/** Its end as a circle: beside it where it lies, above it where it stands. */
function cylinder(diameter: number, depth?: number, height?: number): OutlineView[] {
  const told = { mm: diameter, isDiameter: true }
  const end: Sides = { shape: 'circle', across: diameter, up: diameter }
  // A ball is one circle from everywhere; so, for want of more, is what is as deep as it is thick.
  if (depth === diameter) return arranged('row', [{ ...end, below: told }])
  if (depth) {
    const side: Sides = { shape: 'box', across: depth, up: diameter, below: { mm: depth } }
    return arranged('row', [{ ...end, left: told }, side])
  }
  if (!height) return []
  const side: Sides = { shape: 'box', across: diameter, up: height, left: { mm: height } }
  return arranged('column', [end, { ...side, below: told }])
}

/** Views beside or above each other, in one scale, in the middle of the drawing. */
function arranged(direction: 'row' | 'column', views: Sides[]): OutlineView[] {
  const isRow = direction === 'row'
  const gaps = gap * (views.length - 1)
  const free = {
    width: drawingSize.width - room.left - room.right,
    height: drawingSize.height - room.top - room.bottom,
  }
  const extent = (lengths: number[], along: boolean) =>
    along ? lengths.reduce((sum, length) => sum + length, 0) : Math.max(...lengths)
  const scale = Math.min(
    (free.width - (isRow ? gaps : 0)) /
      extent(
        views.map(({ across }) => across),
        isRow,
      ),
    (free.height - (isRow ? 0 : gaps)) /
      extent(
        views.map(({ up }) => up),
        !isRow,
      ),
  )
  const drawn = views.map(({ shape, across, up, below, left }) => ({
    shape,
    width: Math.max(thinnest, across * scale),
    height: Math.max(thinnest, up * scale),
    ...(below && { below }),
    ...(left && { left }),
  }))
  const whole = {
    width:
      extent(
        drawn.map(({ width }) => width),
        isRow,
      ) + (isRow ? gaps : 0),
    height:
      extent(
        drawn.map(({ height }) => height),
        !isRow,
      ) + (isRow ? 0 : gaps),
  }
  let x = room.left + (free.width - whole.width) / 2
  let y = room.top + (free.height - whole.height) / 2
  return drawn.map((view) => {
    const place = isRow
      ? { x, y: y + (whole.height - view.height) / 2 }
      : { x: x + (whole.width - view.width) / 2, y }
    if (isRow) x += view.width + gap
    else y += view.height + gap
    return { ...view, ...place }
  })
}
