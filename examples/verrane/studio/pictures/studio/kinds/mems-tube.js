import { cable } from '../parts/cable.js'
import { box, cyl, group, ring } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { ceramic, fiberColors, gold, jacket, metal, plastic } from '../parts/materials.js'

/** Micromirror in a hermetic tube: both fibers leave at one end, the pins of its header at the other. */
export function memsTube(attributes, view) {
  const [d, long] = [5.5, 30]
  const y = d / 2 + 0.3
  const case_ = metal(0xd9bd78, 0.24)
  const header = group(
    [
      cyl(d / 2 + 0.45, 0.7, gold(), { axis: 'x', seg: 64, chamfer: 0.12 }),
      cyl(d / 2 - 0.1, 1, case_, { axis: 'x', at: [0.8, 0, 0], seg: 64 }),
      pins.map(([up, side]) => [
        ring(0.52, 0.24, 0.2, ceramic(), { axis: 'x', at: [-0.38, up, side], seg: 24 }),
        cyl(0.23, 9, gold(), { axis: 'x', at: [-4.6, up, side], seg: 20 }),
      ]),
      box(0.7, 0.9, 0.8, gold(), { at: [0, d / 2 + 0.6, 0], r: 0.1 }),
    ],
    { at: [-long / 2, y, 0] },
  )
  const tube = group(
    [
      cyl(d / 2, long - 1, case_, { axis: 'x', chamfer: 0.3, seg: 64, at: [0.4, 0, 0] }),
      ring(d / 2 + 0.06, d / 2 - 0.2, 0.5, gold(), { axis: 'x', at: [-9, 0, 0], seg: 64 }),
      ring(d / 2 + 0.06, d / 2 - 0.2, 0.5, gold(), { axis: 'x', at: [11.6, 0, 0], seg: 64 }),
      cyl(1.7, 3, case_, { axis: 'x', at: [long / 2 + 1.4, 0, 0], seg: 40 }),
      cyl(1.25, 7, plastic(0x26292d, 0.6), {
        axis: 'x',
        top: 0.75,
        at: [long / 2 + 6, 0, 0],
        seg: 32,
      }),
      print(
        [
          { text: 'Verrane', size: 1.7, weight: 650, color: '#3a2f12', align: 'center' },
          { text: attributes.partNumber ?? '', size: 1.15, color: '#3a2f12', align: 'center' },
        ],
        17,
        3,
        { rot: [-0.8, 0, 0], at: [1.4, d * 0.4, d * 0.375] },
      ),
    ],
    { at: [0, y, 0] },
  )
  const fibers = [0, 1].map((index) =>
    cable(
      [
        [long / 2 + 8, y, index * 0.3 - 0.15],
        [long / 2 + 14, y * 0.9, -0.5 - index],
        [long / 2 + 19 + index * 2, 0.5, -9 - index],
        [long / 2 + 8 + index * 2, 0.35, -19 - index * 3],
        [4, 0.3, -19 - index * 4],
        [-long / 2 - 4, 0.3, -12 - index * 5],
      ],
      0.42,
      jacket(fiberColors[index]),
      { seg: 150, sides: 8 },
    ),
  )
  const close = view === 'endface'
  return {
    model: group([header, tube, fibers]),
    azimuth: close ? -62 : view === 'detail' ? -38 : -22,
    elevation: close ? 20 : view === 'detail' ? 24 : 32,
    fill: close ? 0.7 : 0.8,
  }
}

/** Three pins on a circle, as [height, offset]. */
const pins = [90, 210, 330].map((degrees) => [
  Math.sin((degrees * Math.PI) / 180) * 1.27,
  Math.cos((degrees * Math.PI) / 180) * 1.27,
])
