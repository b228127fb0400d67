import type { Size } from '#domain/catalogue/size.ts'

/** One view of a drawing at its true size: millimetres from its lower left corner, y upward. */
export type SheetView = {
  shape: 'box' | 'circle'
  x: number
  y: number
  width: number
  height: number
  /** What is told below it and to its left, in mm. */
  below?: Told
  left?: Told
}

type Told = { mm: number; isDiameter?: boolean }

/**
 * Front, top and right side as far as a record's dimensions say them, in the places of the third
 * angle (ISO 5456-2, ASME Y14.3): top above front, side right of it. Each dimension is told once.
 */
export function sheetViews({ width, height, depth, diameter }: Size): SheetView[] {
  const gap = Math.max(width ?? 0, height ?? 0, depth ?? 0, diameter ?? 0) * 0.4
  if (diameter) return ofCylinder(diameter, depth, height, gap)
  const box = (across: number, up: number, x: number, y: number): SheetView => ({
    shape: 'box',
    x,
    y,
    width: across,
    height: up,
  })
  if (width && height) {
    const front = { ...box(width, height, 0, 0), below: { mm: width }, left: { mm: height } }
    if (!depth) return [front]
    return [
      front,
      box(width, depth, 0, height + gap),
      { ...box(depth, height, width + gap, 0), below: { mm: depth } },
    ]
  }
  const [across, up] = [width ?? depth, width ? depth : height]
  if (!across || !up) return []
  return [{ ...box(across, up, 0, 0), below: { mm: across }, left: { mm: up } }]
}

/** Its end, and its side: right of the end where it lies, below it where it stands. */
function ofCylinder(
  diameter: number,
  depth: number | undefined,
  height: number | undefined,
  gap: number,
): SheetView[] {
  const told = { mm: diameter, isDiameter: true }
  const end = { shape: 'circle' as const, width: diameter, height: diameter }
  if (depth === diameter) return [{ ...end, x: 0, y: 0, below: told }]
  if (depth) {
    const side = { shape: 'box' as const, x: diameter + gap, y: 0, width: depth, height: diameter }
    return [
      { ...end, x: 0, y: 0, left: told },
      { ...side, below: { mm: depth } },
    ]
  }
  if (!height) return []
  const side = { shape: 'box' as const, x: 0, y: 0, width: diameter, height }
  return [
    { ...side, below: told, left: { mm: height } },
    { ...end, x: 0, y: height + gap },
  ]
}
