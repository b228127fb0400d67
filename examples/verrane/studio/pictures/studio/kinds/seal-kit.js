import { box, cyl, group, ring } from '../parts/core.js'
import { cable } from '../parts/cable.js'
import { print } from '../parts/labels.js'
import { hues, plastic, rubber } from '../parts/materials.js'

/** O-ring lying flat with its grease, wipe and desiccant inside the ring. */
export function sealKit(attributes) {
  const radius = (attributes.diameter ?? 218) / 2
  const circle = Array.from({ length: 48 }, (_, at) => {
    const turn = (at / 48) * Math.PI * 2
    return [Math.cos(turn) * radius, 3, Math.sin(turn) * radius]
  })
  const packet = (w, d, color, lines, place) =>
    group(
      [
        box(w, 3.4, d, plastic(color, 0.55), { r: 1.6, seg: 3, at: [0, 1.7, 0] }),
        [-1, 1].map((side) =>
          box(2.4, 0.8, d, plastic(color, 0.55), { r: 0.2, at: [(side * w) / 2, 1.4, 0] }),
        ),
        print(lines, w - 6, d - 8, {
          color: '#33373c',
          rot: [-Math.PI / 2, 0, 0],
          at: [0, 3.6, 0],
        }),
      ],
      place,
    )
  return {
    model: group([
      cable(circle, 6, rubber(0x1f2124), { closed: true, seg: 320, sides: 20 }),
      packet(
        54,
        38,
        0xe4e4df,
        [
          { text: 'Verrane', size: 6, weight: 650 },
          { text: 'Silicone grease 4 g', size: 4 },
        ],
        { at: [-34, 0, 26], rot: [0, 0.3, 0] },
      ),
      packet(62, 62, 0xf4f3ee, [{ text: 'Lint-free wipe', size: 5 }], {
        at: [32, 0, -30],
        rot: [0, -0.24, 0],
      }),
      packet(
        46,
        46,
        0xcfe0ea,
        [
          { text: 'Desiccant', size: 5 },
          { text: '10 g', size: 5 },
        ],
        { at: [-42, 0, -40], rot: [0, 0.1, 0] },
      ),
      group(
        [
          box(30, 0.8, 52, plastic(0xf4f3ee, 0.7), { r: 0.3 }),
          ring(3, 1.6, 1, plastic(hues.accent), { at: [0, 0.3, -20] }),
          cyl(1.4, 0.4, plastic(0x33373c), { at: [0, 0.5, -20] }),
          print(
            [
              { text: attributes.partNumber ?? '', size: 4.6, weight: 600 },
              { text: 'Openings', size: 3.4 },
              { text: '1  2  3  4  5', size: 3 },
              { text: '6  7  8  9 10', size: 3 },
            ],
            27,
            32,
            { color: '#22262b', rot: [-Math.PI / 2, 0, 0], at: [0, 0.6, 6] },
          ),
        ],
        { at: [36, 0.6, 48], rot: [0, -0.4, 0] },
      ),
    ]),
    azimuth: 18,
    elevation: 46,
    fill: 0.84,
  }
}
