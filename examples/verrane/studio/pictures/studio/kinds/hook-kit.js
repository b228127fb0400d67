import { screw } from '../parts/chassis.js'
import { box, circle, cyl, group, outline, rectangle, sheet, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { colorNamed, hues, painted, steel, zinc } from '../parts/materials.js'

/** Left and right hook, a spring catch and six screws, laid out on the ground. */
export function hookKit(attributes) {
  const { height = 128, width = 38, depth = 30 } = attributes
  const white = painted(colorNamed(attributes.color, hues.white))
  const hook = (side) =>
    group(
      [
        sheet(rectangle(width, height, { r: 3 }), 2.5, white, {
          holes: spread(2, 66).map((y) => circle(2.8, -side * 6, y)),
        }),
        group(
          [
            sheet(
              outline([
                [0, 14],
                [depth - 10, 14],
                [depth - 10, 40],
                [depth, 40],
                [depth, -14],
                [0, -14],
              ]),
              2.5,
              white,
            ),
          ],
          { at: [side * (width / 2), 6, 0], rot: [0, -Math.PI / 2, 0] },
        ),
        side > 0 &&
          print(
            [
              { text: 'Verrane', size: 5, weight: 650 },
              { text: attributes.partNumber ?? '', size: 4.4 },
            ],
            30,
            13,
            { color: '#33373c', at: [2, -14, 0.2] },
          ),
      ],
      { at: [side * 44, 2.6, -16], rot: [-Math.PI / 2, 0, 0] },
    )
  const bolt = (x, z, turn) =>
    group([screw(4.4), cyl(2.5, 14, zinc(), { axis: 'z', at: [0, 0, -7] })], {
      at: [x, 4.4, z],
      rot: [0, turn, 0],
    })
  return {
    model: group([
      [-1, 1].map(hook),
      group(
        [
          box(70, 2, 16, steel(), { r: 0.6, at: [0, 1, 0] }),
          box(14, 12, 16, steel(), { r: 1.4, at: [28, 7, 0], rot: [0, 0, 0.3] }),
          cyl(3, 0.6, zinc(), { at: [-24, 2.2, 0], seg: 24 }),
        ],
        { at: [-30, 0, 78], rot: [0, 0.2, 0] },
      ),
      spread(6, 15).map((x, at) => bolt(x + 54, 84 + (at % 2) * 16, 0.3 - at * 0.12)),
    ]),
    azimuth: 18,
    elevation: 42,
    fill: 0.82,
  }
}
