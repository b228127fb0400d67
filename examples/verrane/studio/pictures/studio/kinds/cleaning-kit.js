import { box, cyl, group, ring, turned } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { dark, hues, plastic, rubber } from '../parts/materials.js'

/** Field bag with cleaning pens, cassette and wipes laid out in front. */
export function cleaningKit(attributes, view) {
  const cloth = rubber(0x24272b)
  const pen = (color, at, turn) =>
    group(
      [
        group(
          [
            turned(
              [
                [0, 0],
                [2, 0],
                [2, 10],
                [5, 16],
                [8.5, 22],
                [8.5, 92],
                [6.6, 98],
                [0, 98],
              ],
              plastic(0xe4e4df, 0.42),
              { seg: 40 },
            ),
            cyl(8.7, 26, plastic(color, 0.45), { at: [0, 62, 0] }),
            cyl(3, 9, plastic(0x2e3237), { at: [0, -4, 0] }),
          ],
          { rot: [0, 0, Math.PI / 2] },
        ),
      ],
      { at: [at[0], 8.7, at[1]], rot: [0, turn, 0] },
    )
  const bag = group(
    [
      box(230, 150, 96, cloth, { r: 16, seg: 4, at: [0, 75, 0] }),
      box(232, 6, 98, rubber(0x3a3f45), { r: 2, at: [0, 118, 0] }),
      box(180, 70, 10, cloth, { r: 5, seg: 3, at: [0, 58, 50] }),
      group([print([{ text: 'Verrane', size: 20, weight: 650, align: 'center' }], 110, 28)], {
        at: [0, 60, 55.4],
      }),
      ring(46, 40, 16, cloth, { axis: 'z', at: [0, 146, 0], seg: 48 }),
      box(20, 9, 4, plastic(hues.accent), { r: 1.4, at: [100, 118, 50] }),
    ],
    { at: [0, 0, -70] },
  )
  const reel = group(
    [
      box(92, 30, 62, plastic(0xe4e4df, 0.42), { r: 8, seg: 4, at: [0, 15, 0] }),
      box(62, 1, 14, dark(), { r: 0, at: [0, 30, 4] }),
      box(20, 12, 8, plastic(hues.green), { r: 2, at: [40, 26, -24] }),
      print(
        [{ text: 'Verrane', size: 8, weight: 650, color: '#22262b', align: 'center' }],
        70,
        11,
        { rot: [-Math.PI / 2, 0, 0], at: [0, 30.3, 20] },
      ),
    ],
    { at: [70, 0, 36], rot: [0, -0.3, 0] },
  )
  return {
    model: group([bag, reel, pen(hues.green, [-30, 30], 0.2), pen(hues.blue, [-34, 58], -0.1)]),
    azimuth: view === 'hero' ? 20 : view === 'detail' ? -26 : 34,
    elevation: view === 'open' ? 40 : 24,
    fill: 0.84,
  }
}
