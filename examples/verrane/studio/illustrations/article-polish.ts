import { articleFolder, articleSize } from './article-size.ts'
import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { line, path, polygon, strokes } from './shapes.ts'
import type { Point } from './shapes.ts'

const half = 75
const core = 15
const face = 600
const [left, right] = [60, 1140]
const tilt = (8 * Math.PI) / 180

/** Reflections at domed faces go back along the core; at faces of 8° they leave it. Angles are true. */
export const polishFigure = (kit: Kit): Drawing => ({
  file: `${articleFolder}/polish.svg`,
  svg: sheet({
    ...articleSize,
    ground: kit.color.ground,
    title:
      'Reflection at domed end faces (UPC) returns along the core; at faces angled by 8 degrees (APC) it leaves the core',
    body:
      heading(
        kit,
        108,
        'UPC: domed faces in contact',
        'Under 1 in 100,000 goes back, along the core',
      ) +
      domed(kit, 212) +
      heading(
        kit,
        402,
        'APC: faces at 8°',
        'Under 1 in 1,000,000; the rest leaves the core at 16°',
      ) +
      angled(kit, 506),
  }),
})

const heading = (kit: Kit, y: number, name: string, fact: string) =>
  kit.text(name, { x: left, y, size: 24, weight: 600 }) +
  kit.text(fact, { x: right, y, size: 20, anchor: 'end', tone: 'mute' })

function domed(kit: Kit, y: number): string {
  const end = (from: number, turn: 1 | -1) => {
    const edge = face - 7 * turn
    return path(`M${from} ${y - half}H${edge}Q${face + 7 * turn} ${y} ${edge} ${y + half}H${from}Z`)
  }
  const back: Point[] = [
    [face, y + 8],
    [face - 300, y + 8],
  ]
  return kit.solid(end(left, 1) + end(right, -1)) + guides(kit, y) + beams(kit, y, back)
}

function angled(kit: Kit, y: number): string {
  const lean = half * Math.tan(tilt)
  const end = (from: number) =>
    polygon([from, y - half], [face + lean, y - half], [face - lean, y + half], [from, y + half])
  // A face tilted by 8° returns light at 16° to the axis, more than the core guides.
  const back: Point[] = [
    [face, y],
    [face - 240, y - 240 * Math.tan(2 * tilt)],
  ]
  const upright = kit.hair(line(face, y - half - 22, face, y + half + 22), 'mute')
  return kit.solid(end(left) + end(right)) + upright + guides(kit, y) + beams(kit, y, back)
}

const guides = (kit: Kit, y: number) =>
  kit.hair(
    line(left, y - core, right, y - core) + line(left, y + core, right, y + core),
    'mute',
    0.75,
  )

const beams = (kit: Kit, y: number, back: Point[]) =>
  kit.light(line(0, y, 1200, y), 3) + kit.light(strokes(back, arrow(back)), 1.5)

/** The barbs at the end of a run. */
function arrow(run: Point[]): Point[] {
  const [[x1, y1], [x2, y2]] = [run.at(-2) ?? [0, 0], run.at(-1) ?? [0, 0]]
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const barb = (turn: number): Point => [
    x2 - 13 * Math.cos(angle + turn),
    y2 - 13 * Math.sin(angle + turn),
  ]
  return [barb(0.4), [x2, y2], barb(-0.4)]
}
