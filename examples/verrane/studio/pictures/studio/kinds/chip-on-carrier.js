import { cable } from '../parts/cable.js'
import { box, cyl, group, repeat, ring, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { ceramic, gold, metal } from '../parts/materials.js'

/** Detector array as a bare chip on its ceramic carrier, one aperture and bond per channel. */
export function chipOnCarrier(attributes, view) {
  const count = Math.min(attributes.numChannels ?? 12, 64)
  const pitch = 2.5
  const long = count * pitch + 4
  const trace = repeat(
    group([box(1.1, 0.12, 7, gold(), { r: 0 })]),
    spread(count, pitch * 1.12).map((x) => ({ at: [x, 2.06, 6.4] })),
  )
  const bonds = spread(count, 1).map((step) =>
    cable(
      [
        [step * pitch, 3.9, 1],
        [step * pitch * 1.05, 5.2, 2.4],
        [step * pitch * 1.12, 2.2, 4],
      ],
      0.16,
      gold(),
      { seg: 12, sides: 6 },
    ),
  )
  const model = group([
    box(long + 14, 2, 26, ceramic(), { at: [0, 1, 0], r: 0.3 }),
    box(long + 2, 0.12, 9, gold(), { at: [0, 2.05, -2.4], r: 0 }),
    box(long, 1.8, 4.4, metal(0x39293f, 0.22), { at: [0, 3, -1], r: 0.1 }),
    repeat(
      group([
        cyl(0.86, 0.06, metal(0x12131c, 0.1), { chamfer: 0 }),
        ring(1.06, 0.86, 0.08, gold(), { axis: 'y' }),
      ]),
      spread(count, pitch).map((x) => ({ at: [x, 3.93, -1.4] })),
    ),
    trace,
    bonds,
    spread(3, 1).map((x) =>
      box(long * 0.28, 0.12, 3.4, gold(), { at: [x * long * 0.34, 2.05, -9.6], r: 0 }),
    ),
    print(
      [
        {
          text: `Verrane  ${attributes.partNumber ?? ''}`,
          size: 1.9,
          color: '#4a4f55',
          align: 'center',
        },
      ],
      long,
      3,
      { rot: [-Math.PI / 2, 0, 0], at: [0, 2.08, 11.6] },
    ),
  ])
  return {
    model,
    azimuth: view === 'hero' ? 26 : view === 'detail' ? -30 : 8,
    elevation: view === 'open' ? 58 : 34,
    fill: 0.8,
  }
}
