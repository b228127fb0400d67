import { box, group, rectangle, sheet, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { hues, plastic, rubber } from '../parts/materials.js'
import { screen } from '../parts/screens.js'
import { portCap } from './handheld-meter.js'

/** Tablet-shaped instrument with a trace on its screen: OTDR. */
export function tabletInstrument(attributes, view) {
  const [w, h, d] = [264, 190, 52]
  const grip = rubber(0x25282c)
  const name = /PON|1650/.test(attributes.product ?? '')
    ? 'λ 1650 nm   live PON'
    : 'λ 1550 nm   10 ns'
  const body = group([
    sheet(rectangle(w, h, { r: 16 }), d, plastic(0xb4b8ba, 0.45), {
      bevel: 6,
      seg: 4,
      curve: 8,
      at: [0, 0, d / 2],
    }),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((y) =>
        sheet(rectangle(58, 58, { r: 20 }), d + 7, grip, {
          bevel: 7,
          seg: 4,
          curve: 8,
          at: [x * (w / 2 - 22), y * (h / 2 - 22), d / 2 + 2],
        }),
      ),
    ),
    sheet(rectangle(w - 56, h - 34, { r: 6, x: -14 }), 3, plastic(0x14171a, 0.22), {
      bevel: 0.6,
      at: [0, 0, d / 2 + 2.2],
    }),
    screen('trace', w - 78, h - 52, { title: name }, { at: [-14, 0, d / 2 + 2.4] }),
    spread(4, 30).map((y, index) =>
      sheet(rectangle(22, 16, { r: 5 }), 4, plastic(index === 3 ? hues.accent : 0x2e3237, 0.6), {
        bevel: 1,
        seg: 2,
        at: [w / 2 - 20, y, d / 2 + 4],
      }),
    ),
    print([{ text: 'Verrane', size: 9, weight: 650, color: '#22262b' }], 60, 12, {
      at: [-w / 2 + 76, h / 2 - 8.5, d / 2 + 0.3],
    }),
    print(
      [{ text: attributes.partNumber ?? '', size: 5.4, color: '#3c4248', align: 'right' }],
      90,
      8,
      { at: [w / 2 - 128, -h / 2 + 8.5, d / 2 + 0.3] },
    ),
    spread(attributes.ports ?? 1, 44).map((x) =>
      group([portCap('SC', attributes)], {
        at: [x - 30, h / 2, -4],
        rot: [-Math.PI / 2, 0, 0],
        size: 1.2,
      }),
    ),
    box(60, 8, 24, rubber(0x1d2023), { r: 3, at: [66, h / 2 + 1, -4] }),
    box(150, 96, 8, plastic(0x2e3237, 0.6), { r: 3, at: [0, -6, -d / 2 - 3] }),
    print([{ text: 'Verrane', size: 14, weight: 650, align: 'center' }], 120, 20, {
      at: [0, 20, -d / 2 - 7.2],
      rot: [0, Math.PI, 0],
    }),
  ])
  const up = group([group([body], { rot: [-0.36, 0, 0] })], { at: [0, h * 0.48, 0] })
  return {
    model: up,
    azimuth: view === 'rear' ? 152 : view === 'detail' ? -26 : 26,
    elevation: view === 'rear' ? 22 : 17,
    fill: 0.84,
  }
}
