import { articleFolder, articleSize } from './article-size.ts'
import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { circle, n, path, ring, times } from './shapes.ts'
import type { Point } from './shapes.ts'

/** Pixels for a millimeter. */
const scale = 18
const middle = 330

/** 144 fibers three ways, to one scale: in duplex cords of 2.0 and 1.6 mm, and in one trunk. */
export function cableAreas(kit: Kit): Drawing {
  const bundles = [
    { x: 250, name: '72 cords, 2.0 mm', diameter: 2, body: cords(kit, 250, 2) },
    { x: 640, name: '72 cords, 1.6 mm', diameter: 1.6, body: cords(kit, 640, 1.6) },
    { x: 985, name: 'One trunk, 8.6 mm', diameter: 8.6, body: trunk(kit, 985) },
  ]
  const body = bundles.map(({ x, name, diameter, body: drawn }, index) => {
    const area = (index === 2 ? 1 : 72) * Math.PI * (diameter / 2) ** 2
    return (
      drawn +
      kit.text(name, { x, y: 96, size: 24, weight: 600, anchor: 'middle' }) +
      square(kit, Math.round(area), x)
    )
  })
  return {
    file: `${articleFolder}/cable-areas.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title:
        'Cross-sections of 72 duplex cords of 2.0 mm, 72 of 1.6 mm and one trunk cable of 8.6 mm, each with 144 fibers',
      body:
        body.join('') +
        kit.measure([910, 460], [910 + 8.6 * scale, 460], '8.6 mm') +
        kit.text('144 fibers each, to one scale', {
          x: 1140,
          y: 632,
          size: 20,
          anchor: 'end',
          tone: 'mute',
        }),
    }),
  }
}

/** The typeface has no raised 2: a small one stands in its place. */
function square(kit: Kit, area: number, x: number): string {
  const words = `${area} mm`
  const half = kit.letters.width(words, { size: 24 }) / 2
  return (
    kit.text(words, { x, y: 566, size: 24, anchor: 'middle' }) +
    kit.text('2', { x: x + half + 2, y: 556, size: 15 })
  )
}

/** Eight rows of nine, as close as round cords lie. */
function cords(kit: Kit, x: number, diameter: number): string {
  const step = diameter * scale
  const rise = step * Math.sqrt(0.75)
  const places = times(72, (index): Point => {
    const [row, column] = [Math.floor(index / 9), index % 9]
    return [x + (column - 4 + (row % 2 ? 0.25 : -0.25)) * step, middle + (row - 3.5) * rise]
  })
  const fibers = places.flatMap(([cx, cy]) => [-4.5, 4.5].map((dx): Point => [cx + dx, cy]))
  return (
    kit.solid(path(places.map(([cx, cy]) => ring(cx, cy, step / 2)).join('')), 1) +
    dots(kit, fibers)
  )
}

/** Twelve units of twelve fibers, nine around three, in a jacket of half a millimeter. */
function trunk(kit: Kit, x: number): string {
  const around = (count: number, radius: number, turn: number) =>
    times(count, (index): Point => {
      const angle = turn + (index / count) * 2 * Math.PI
      return [x + radius * scale * Math.cos(angle), middle + radius * scale * Math.sin(angle)]
    })
  const units = [...around(9, 2.92, 0), ...around(3, 1.05, 0.5)]
  const fibers = units.flatMap(([cx, cy]) =>
    times(12, (index): Point => {
      const angle = (index / 9) * 2 * Math.PI
      const radius = index < 9 ? 9.5 : 3.6
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
    }),
  )
  return (
    kit.solid(circle(x, middle, 4.3 * scale)) +
    kit.hair(circle(x, middle, 3.8 * scale), 'ink', 0.75) +
    kit.hair(path(units.map(([cx, cy]) => ring(cx, cy, 0.85 * scale)).join('')), 'mute', 0.75) +
    dots(kit, fibers)
  )
}

const dots = (kit: Kit, places: Point[]) =>
  kit.light(path(places.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join('')), 3.8)
