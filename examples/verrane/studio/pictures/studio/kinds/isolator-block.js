import { cable } from '../parts/cable.js'
import { screw } from '../parts/chassis.js'
import { box, cyl, group, profile, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { aluminium, hues, jacket, nickel, painted, plastic } from '../parts/materials.js'

/** High-power isolator: a finned block with a fiber at each end. */
export function isolatorBlock(attributes, view) {
  const [w, h, d] = [92, 34, 40]
  const black = painted(0x232629)
  const fiber = jacket(0x2668b8)
  const model = group([
    box(w, h * 0.7, d, black, { at: [0, h * 0.35, 0], r: 1.2, seg: 2 }),
    spread(11, 3.6).map((z) => box(w * 0.8, h * 0.3, 1.5, black, { at: [0, h * 0.84, z], r: 0.3 })),
    box(w + 20, 4, d + 4, aluminium(), { at: [0, 2, 0], r: 0.8 }),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        screw(3, { at: [x * (w / 2 + 5), 4.3, z * (d / 2 - 5)], rot: [-Math.PI / 2, 0, 0] }),
      ),
    ),
    [-1, 1].map((side) => [
      cyl(7, 8, nickel(), { axis: 'x', at: [side * (w / 2 + 3), h * 0.4, 0] }),
      cyl(2.6, 16, plastic(0x26292d), { axis: 'x', at: [side * (w / 2 + 14), h * 0.4, 0] }),
      cable(
        [
          [side * (w / 2 + 18), h * 0.4, 0],
          [side * (w / 2 + 34), h * 0.36, 4],
          [side * (w / 2 + 46), 2, 26],
          [side * (w / 2 + 20), 1.2, 62],
          [side * 20, 1.2, 74 + side * 5],
        ],
        1.6,
        fiber,
      ),
    ]),
    print(
      [
        { text: 'Verrane', size: 6, weight: 650 },
        { text: attributes.partNumber ?? '', size: 4 },
      ],
      62,
      14,
      { at: [-10, h * 0.36, d / 2 + 0.2] },
    ),
    profile(
      [
        [0, 0],
        [10, 2.4],
        [0, 4.8],
      ],
      0.3,
      plastic(hues.accent),
      { at: [34, h * 0.28, d / 2 + 0.3], rot: [0, Math.PI / 2, 0] },
    ),
  ])
  return {
    model,
    azimuth: view === 'hero' ? 28 : view === 'detail' ? -32 : 150,
    elevation: 26,
    fill: 0.8,
  }
}
