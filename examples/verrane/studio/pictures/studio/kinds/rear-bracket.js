import { bodyWidth, screw } from '../parts/chassis.js'
import { box, cyl, group, outline, rectangle, sheet, spread } from '../parts/core.js'
import { mark } from '../parts/labels.js'
import { colorNamed, hues, painted, plastic, zinc } from '../parts/materials.js'

/** Bracket behind a housing: floor with lances for ties, two arms with screw flanges, cable clamps. */
export function rearBracket(attributes) {
  const { height = 42, depth = 135 } = attributes
  const paint = painted(colorNamed(attributes.color, hues.black))
  const arm = (side) => [
    group(
      [
        sheet(
          outline([
            [0, -height / 2],
            [0, height / 2],
            [26, height / 2],
            [depth, -height / 2 + 14],
            [depth, -height / 2],
          ]),
          2,
          paint,
        ),
      ],
      { at: [side * (bodyWidth / 2 - 1), 0, 0], rot: [0, -Math.PI / 2, 0] },
    ),
    sheet(rectangle(20, height, { r: 1.4 }), 2, paint, {
      holes: spread(2, 24).map((y) => rectangle(5, 9, { r: 2.4, y, hole: true })),
      at: [side * (bodyWidth / 2 - 10), 0, 0],
    }),
    spread(2, 24).map((y) => screw(3.2, { at: [side * (bodyWidth / 2 - 10), y, 0.6] })),
    clamp(side, height, depth),
  ]
  return {
    model: group([
      box(bodyWidth, 2, depth, paint, { r: 0.5, at: [0, -height / 2 + 1, depth / 2] }),
      box(bodyWidth, 14, 2, paint, { r: 0.8, at: [0, -height / 2 + 8, depth] }),
      spread(12, 30).map((x) => [
        box(10, 1.6, 22, paint, { r: 0.5, at: [x, -height / 2 + 6, depth * 0.6] }),
        spread(2, 20).map((z) =>
          box(10, 5, 1.8, paint, { r: 0.4, at: [x, -height / 2 + 4, depth * 0.6 + z] }),
        ),
      ]),
      [-1, 1].map(arm),
      mark(attributes.partNumber, {
        width: 90,
        size: 8,
        rot: [-Math.PI / 2, 0, 0],
        at: [0, -height / 2 + 2.2, depth * 0.28],
      }),
    ]),
    azimuth: 24,
    elevation: 30,
    fill: 0.86,
  }
}

/** Saddle for one cable with its two screws. */
const clamp = (side, height, depth) =>
  group(
    [
      box(34, 6, 22, plastic(0x34383d), { r: 1.6, at: [0, 3, 0] }),
      cyl(9, 20, plastic(0x34383d), { axis: 'z', at: [0, 11, 0], seg: 32 }),
      cyl(6.4, 20.6, plastic(0x0d0e0f), { axis: 'z', at: [0, 11, 0], seg: 32 }),
      [-1, 1].map((x) => cyl(2.6, 12, zinc(), { at: [x * 13, 10, 0], seg: 20 })),
    ],
    { at: [side * (bodyWidth / 2 - 46), -height / 2 + 2, depth - 26] },
  )
