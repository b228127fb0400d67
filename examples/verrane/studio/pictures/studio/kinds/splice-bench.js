import { cable } from '../parts/cable.js'
import { box, cyl, group, ring, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { fiberColors, hues, jacket, plastic, rubber, steel } from '../parts/materials.js'
import { screen } from '../parts/screens.js'
import { spliceTray } from '../parts/trays.js'
import { domeClosure } from './dome-closure.js'
import { table } from './laptop-trace.js'

/** Splicing and restoration: closure open, splicer at work, tray filled. */
export function spliceBench(attributes, view) {
  const model = group([
    table(620, 400),
    splicer({ at: [-10, 0, -10], rot: [0, 0.18, 0], size: 1.35 }),
    group(
      [
        domeClosure(
          { diameter: 178, cassetteSlots: 4, partNumber: 'VDC', cableDiameter: 18 },
          'open',
        ).model,
      ],
      { at: [-215, 44, -70], rot: [0, 0.3, 0], size: 0.7 },
    ),
    group([spliceTray({ width: 190, depth: 120, splices: 12, color: 0xdcdcd7 })], {
      at: [170, 0, 110],
      rot: [0, -0.2, 0],
      size: 1.1,
    }),
    toolRow({ at: [205, 0, -60], rot: [0, -0.3, 0] }),
    spread(2, 30).map((x, index) =>
      cable(
        [
          [-160 + x, 3, 150],
          [-20, 4, 165 + index * 12],
          [90, 8, 160],
          [120 + x, 5, 120],
        ],
        3,
        jacket(fiberColors[index]),
      ),
    ),
  ])
  return {
    model,
    azimuth: view === 'hero' ? 16 : view === 'detail' ? -20 : 30,
    elevation: view === 'open' ? 38 : 24,
    fill: 0.9,
  }
}

/** Fusion splicer: a box with a hinged screen and a wind cover over the electrodes. */
export function splicer(place) {
  const body = plastic(0x33383d, 0.5)
  return group(
    [
      box(150, 84, 130, body, { r: 12, seg: 4, at: [0, 42, 0] }),
      box(154, 24, 134, rubber(0x1d2023), { r: 9, seg: 3, at: [0, 14, 0] }),
      box(86, 20, 44, plastic(0xb4b8ba, 0.4), { r: 6, seg: 3, at: [0, 92, -18] }),
      box(86, 3, 30, plastic(hues.accent, 0.5), { r: 1, at: [0, 86, 32] }),
      group(
        [box(128, 84, 9, body, { r: 5, seg: 3 }), screen('face', 112, 66, {}, { at: [0, 2, 4.8] })],
        { at: [0, 92, 68], rot: [-0.5, 0, 0] },
      ),
      [-1, 1].map((x) =>
        group(
          [
            box(24, 8, 26, steel(), { r: 1.4, at: [0, 88, -16] }),
            cable(
              [
                [0, 92, -16],
                [x * 50, 94, -10],
                [x * 110, 40, 10],
                [x * 130, 4, 60],
              ],
              1.2,
              jacket(x > 0 ? hues.yellow : hues.blue),
            ),
          ],
          { at: [x * 58, 0, 0] },
        ),
      ),
      print([{ text: 'Verrane', size: 11, weight: 650, align: 'center' }], 70, 15, {
        at: [0, 40, 65.4],
      }),
      ring(52, 46, 12, rubber(0x1d2023), { axis: 'z', at: [0, 92, -50], seg: 40 }),
    ],
    place,
  )
}

const toolRow = (place) =>
  group(
    [
      group(
        [
          cyl(4.6, 70, plastic(hues.accent, 0.5), { axis: 'x' }),
          cyl(2, 40, steel(), { axis: 'x', at: [54, 0, 0] }),
        ],
        { at: [0, 5, 0] },
      ),
      group(
        [
          cyl(5, 84, plastic(hues.yellow, 0.5), { axis: 'x' }),
          box(34, 3, 9, steel(), { r: 0.6, at: [58, 0, 0] }),
        ],
        { at: [6, 5, 26] },
      ),
      group(
        [
          box(70, 34, 46, plastic(0x3a3f45, 0.5), { r: 5, seg: 3, at: [0, 17, 0] }),
          box(50, 8, 40, steel(), { r: 1, at: [0, 36, 0] }),
          cyl(9, 5, steel(), { axis: 'z', at: [0, 42, 0] }),
        ],
        { at: [2, 0, -56] },
      ),
    ],
    place,
  )
