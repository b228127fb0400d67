import { box, cyl, group, repeat, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { clear, colorNamed, fiberColors, hues, jacket, plastic, steel } from '../parts/materials.js'

/** Four holders for ribbon sleeves, one of them filled, with sleeves beside them. */
export function ribbonHolders(attributes) {
  const { width = 52, height = 8, depth = 22 } = attributes
  const body = plastic(colorNamed(attributes.color, hues.white), 0.5)
  const holder = (place, full) =>
    group(
      [
        box(width, 2, depth, body, { r: 0.8, at: [0, 1, 0] }),
        spread(3, 7).map((z) =>
          [-1, 0, 1].map((x) =>
            box(width * 0.2, height - 1, 1.4, body, {
              r: 0.5,
              at: [x * width * 0.34, height / 2, z],
            }),
          ),
        ),
        [-1, 1].map((side) =>
          cyl(2.6, 3, body, { at: [side * (width / 2 - 3), 3, depth / 2 - 3], seg: 24 }),
        ),
        full && spread(2, 7).map((z) => group([sleeve(true)], { at: [0, 2.2, z] })),
        !full &&
          print([{ text: attributes.partNumber ?? '', size: 2.4, align: 'center' }], 24, 3, {
            color: '#6b7076',
            rot: [-Math.PI / 2, 0, 0],
            at: [0, 2.1, depth / 2 - 2],
          }),
      ],
      place,
    )
  return {
    model: group([
      holder({ at: [-38, 0, 0], rot: [0, 0.06, 0] }, true),
      holder({ at: [36, 0, -6], rot: [0, -0.05, 0] }, false),
      holder({ at: [-36, 0, -36], rot: [0, 0.02, 0] }, false),
      holder({ at: [38, 0, -42], rot: [0, 0.04, 0] }, false),
      repeat(
        group([sleeve(false)]),
        spread(6, 6.4).map((z, at) => ({
          at: [36, 0.2, 34 + z],
          rot: [0, 0.05 * (at % 3) - 0.05, 0],
        })),
      ),
    ]),
    azimuth: 20,
    elevation: 38,
    fill: 0.8,
  }
}

/** Flat heat-shrink sleeve for a ribbon; `lit` shows the twelve fibers that enter it. */
const sleeve = (filled) =>
  group([
    box(40, 3.6, 4, clear(0xeef3f5, 0.55), { r: 1.2, at: [0, 2.2, 0] }),
    box(38, 0.9, 1.8, steel(), { r: 0.2, at: [0, 1.2, 0] }),
    filled &&
      spread(12, 0.3).map((z, at) =>
        box(64, 0.26, 0.26, jacket(fiberColors[at]), { r: 0, at: [0, 2.6, z] }),
      ),
  ])
