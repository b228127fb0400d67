import { box, circle, cyl, group, rectangle, repeat, sheet, spread } from './core.js'
import { cable } from './cable.js'
import { clear, fiberColors, hues, jacket, plastic, steel } from './materials.js'
import { named } from './named.js'

/** Rounded loop of fiber lying flat, middle at the origin, `w` × `d`. */
export function loop(w, d, y, color, thick = 0.9, lean = 0) {
  const points = Array.from({ length: 24 }, (_, index) => {
    const turn = (index / 24) * Math.PI * 2
    // A superellipse: fibers on a tray follow its walls, not a circle.
    const shape = (value) => Math.sign(value) * Math.abs(value) ** 0.7
    return [
      (shape(Math.cos(turn)) * w) / 2,
      y + lean * Math.sin(turn),
      (shape(Math.sin(turn)) * d) / 2,
    ]
  })
  return cable(points, thick, jacket(color), { closed: true, seg: 120, sides: 6 })
}

/** Splice tray lying flat: guides, splice holders with sleeves, colour-coded loops. */
export function spliceTray({
  width = 180,
  depth = 110,
  splices = 12,
  color = hues.light,
  lid = false,
  fibers = true,
} = {}) {
  const body = plastic(color, 0.5)
  const wall = 7
  const sleeves = Math.min(splices, 24)
  const pitch = Math.min(4.6, (depth * 0.46) / sleeves)
  const chip = group([box(width * 0.2, 2.4, 1, plastic(hues.white), { at: [0, 3, 0], r: 0.2 })])
  const sleeve = group([
    cyl(1.3, width * 0.19, clear(0xeef3f5, 0.55), { axis: 'x', at: [0, 3.6, 0], seg: 12 }),
    cyl(0.5, width * 0.18, steel(), { axis: 'x', at: [0, 3.4, 0], seg: 8 }),
  ])
  return named(
    'Splice tray',
    group([
      sheet(rectangle(width, depth, { r: depth * 0.24 }), 1.6, body, {
        rot: [-Math.PI / 2, 0, 0],
        at: [0, 1.6, 0],
      }),
      sheet(rectangle(width, depth, { r: depth * 0.24 }), wall, body, {
        holes: [rectangle(width - 3, depth - 3, { r: depth * 0.23, hole: true })],
        rot: [-Math.PI / 2, 0, 0],
        at: [0, wall, 0],
        bevel: 0.3,
      }),
      ...[-1, 1].map((side) =>
        sheet(rectangle(depth * 0.42, depth * 0.42, { r: depth * 0.2 }), 5.4, body, {
          holes: [circle(depth * 0.16)],
          rot: [-Math.PI / 2, 0, 0],
          at: [side * width * 0.31, 6, depth * 0.03],
          bevel: 0.3,
        }),
      ),
      ...[-1, 1].flatMap((side) =>
        [-1, 1].map((end) =>
          box(9, 1, 5, body, {
            at: [side * width * 0.3, wall - 0.6, end * (depth / 2 - 4)],
            r: 0.3,
          }),
        ),
      ),
      repeat(
        chip,
        spread(sleeves + 1, pitch).map((z) => ({ at: [0, 0, z] })),
      ),
      repeat(
        sleeve,
        spread(sleeves, pitch).map((z) => ({ at: [0, 0, z] })),
      ),
      fibers &&
        spread(Math.min(12, splices), 1).map((step, index) =>
          loop(
            width - 8 - index * 1.5,
            depth - 8 - index * 1.5,
            2.4 + (index % 4) * 1,
            fiberColors[index],
            0.95 * Math.max(1, width / 210),
          ),
        ),
      lid &&
        sheet(rectangle(width - 1, depth - 1, { r: depth * 0.23 }), 1, clear(0xf2f6f8, 0.2), {
          rot: [-Math.PI / 2, 0, 0],
          at: [0, wall + 1, 0],
        }),
    ]),
  )
}
