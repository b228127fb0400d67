import { adapter } from '../parts/adapters.js'
import { screw } from '../parts/chassis.js'
import { box, cyl, group, rectangle, ring, sheet, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { connectorColor, dark, hues, painted, plastic, rubber, steel } from '../parts/materials.js'
import { screen } from '../parts/screens.js'
import { portCap } from './handheld-meter.js'

/** Bench instrument in a half- or full-width case. */
export function benchInstrument(attributes, view) {
  const channels = attributes.numChannels ?? attributes.ports ?? 1
  const full = channels > 4
  const [w, h, d] = full ? [440, 88, 360] : [220, 96, 290]
  const skin = painted(0xb9bdbe)
  const many = Math.min(channels, 24)
  const at = full
    ? Array.from({ length: many }, (_, index) => [
        20 + (index % 12) * 16 - 18,
        index < 12 ? 13 : -13,
      ])
    : [[66, -14]]
  const model = group([
    box(w, h, d, skin, { r: 4, seg: 3, at: [0, 0, -d / 2] }),
    sheet(rectangle(w + 6, h + 6, { r: 8 }), 12, plastic(0x2b2f33, 0.5), {
      bevel: 2,
      seg: 3,
      at: [0, 0, 6],
    }),
    sheet(rectangle(w - 8, h - 8, { r: 5 }), 2, plastic(0xd3d5d3, 0.5), { at: [0, 0, 6.6] }),
    sheet(
      rectangle(full ? 150 : 108, h - 22, { r: 3, x: full ? -w / 2 + 92 : -42 }),
      2,
      plastic(0x14171a, 0.25),
      { at: [0, 0, 7.6] },
    ),
    screen(
      full ? 'list' : 'power',
      full ? 138 : 98,
      h - 32,
      full ? { rows: 12 } : { value: '32.6', unit: 'dB', lines: ['PER', 'λ 1550 nm', ''] },
      { at: [full ? -w / 2 + 92 : -42, 0, 7.8] },
    ),
    at.map(([x, y], index) => [
      full
        ? group([adapter('LC', connectorColor({ polish: attributes.polish }))], {
            at: [x + 4, y - 3, 6.8],
          })
        : group([portCap('FC', attributes)], { at: [x, y, 6.6], size: 1.5 }),
      full &&
        print([{ text: String(index + 1), size: 4, color: '#22262b', align: 'center' }], 12, 5, {
          at: [x + 4, y + 5.4, 6.8],
        }),
    ]),
    group(
      [
        cyl(full ? 11 : 12, 14, plastic(0x2e3237, 0.5), { axis: 'z', chamfer: 1.4 }),
        box(2, 8, 1, plastic(hues.accent), { r: 0.3, at: [0, 6, 7] }),
      ],
      { at: full ? [w / 2 - 22, 0, 12] : [66, 24, 12] },
    ),
    print([{ text: 'Verrane', size: 8, weight: 650, color: '#22262b' }], 60, 12, {
      at: full ? [w / 2 - 60, h / 2 - 12, 6.8] : [58, -h / 2 + 12, 6.8],
    }),
    [-1, 1].map((x) => [
      cyl(8, 6, rubber(), { at: [x * (w / 2 - 24), -h / 2 - 2, -24] }),
      cyl(8, 6, rubber(), { at: [x * (w / 2 - 24), -h / 2 - 2, -d + 24] }),
    ]),
    view === 'rear' && [
      box(50, 30, 4, plastic(0x1d2023), { r: 2, at: [-w * 0.3, 0, -d - 1] }),
      spread(3, 26).map((x) => box(18, 12, 3, steel(), { r: 0.6, at: [w * 0.14 + x, 4, -d - 1] })),
      ring(24, 21, 2, dark(), { axis: 'z', at: [0, 0, -d - 0.6] }),
      spread(4, 30).map((x) =>
        screw(2.6, { at: [x * 3.4 * (full ? 1 : 0.5), h / 2 - 8, -d - 0.2], rot: [0, Math.PI, 0] }),
      ),
    ],
  ])
  return {
    model,
    azimuth: view === 'rear' ? 150 : view === 'detail' ? -28 : 28,
    elevation: 20,
    fill: 0.84,
  }
}
