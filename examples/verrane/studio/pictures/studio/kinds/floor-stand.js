import { box, circle, cyl, group, rectangle, sheet, spread } from '../parts/core.js'
import { mark } from '../parts/labels.js'
import { colorNamed, hues, painted, zinc } from '../parts/materials.js'

/** Welded stand: two side frames, two rails, leveling feet and the brackets against tilt. */
export function floorStand(attributes) {
  const { width = 910, height = 300, depth = 420 } = attributes
  const paint = painted(colorNamed(attributes.color, hues.grey))
  const tube = 40
  const foot = 26
  const post = (x, z) => [
    box(tube, height - foot - tube, tube, paint, {
      r: 3,
      at: [x, foot + (height - foot - tube) / 2, z],
    }),
    cyl(8, foot + 8, zinc(), { at: [x, foot / 2 + 6, z], seg: 24 }),
    cyl(26, 8, zinc(), { at: [x, 4, z], chamfer: 1.6, seg: 40 }),
    cyl(15, 9, zinc(), { at: [x, foot - 2, z], seg: 6 }),
  ]
  const [dx, dz] = [width / 2 - tube / 2, depth / 2 - tube / 2]
  return {
    model: group([
      [-1, 1].flatMap((x) => [-1, 1].map((z) => post(x * dx, z * dz))),
      [-1, 1].map((z) =>
        box(width, tube, tube, paint, { r: 3, at: [0, height - tube / 2, z * dz] }),
      ),
      [-1, 1].map((x) => [
        box(tube, tube, depth, paint, { r: 3, at: [x * dx, height - tube / 2, 0] }),
        box(tube, tube * 0.7, depth - tube * 2, paint, { r: 3, at: [x * dx, foot + 44, 0] }),
      ]),
      box(width - tube * 2, tube * 0.7, tube * 0.7, paint, { r: 3, at: [0, foot + 44, -dz] }),
      spread(2, width - 220).map((x) =>
        sheet(rectangle(90, 70, { r: 4 }), 5, paint, {
          holes: [circle(7, -24, 12), circle(7, 24, 12)],
          at: [x, height + 34, -depth / 2 + 4],
        }),
      ),
      spread(4, (width - 160) / 3).flatMap((x) =>
        [-1, 1].map((z) =>
          cyl(6, 1, painted(0x2a2d31), { at: [x, height + 0.2, z * dz], seg: 24 }),
        ),
      ),
      mark(attributes.partNumber, {
        width: 260,
        size: 24,
        color: '#22262b',
        at: [-width / 2 + 180, height - tube / 2 - 6, depth / 2 + 0.4],
      }),
    ]),
    azimuth: 30,
    elevation: 22,
    fill: 0.84,
  }
}
