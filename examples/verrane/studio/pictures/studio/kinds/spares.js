import { coilPoints, cable } from '../parts/cable.js'
import { box, cyl, group, rectangle, ring, sheet, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { hues, jacket, plastic, rubber } from '../parts/materials.js'
import { cassette } from './cassette.js'
import { tabletInstrument } from './tablet-instrument.js'

/** Maintenance with shared spares: the case shut and upright, the instrument and parts beside it. */
export function spares(attributes, view) {
  return {
    model: group([
      shut(attributes, { at: [-130, 0, -70], rot: [0, 0.24, 0] }),
      group([tabletInstrument({ connector: 'SC', polish: 'APC', ports: 1 }, 'hero').model], {
        at: [190, 0, -20],
        rot: [0, -0.3, 0],
        size: 0.9,
      }),
      spread(2, 21).map((y, index) =>
        group(
          [
            cassette(
              {
                connector: 'LC duplex',
                connectorB: 'MPO-12',
                fiberCount: 12,
                ports: 12,
                polish: 'UPC',
                partNumber: 'VC6',
              },
              'hero',
            ).model,
          ],
          { at: [-60 + index * 8, y + 20, 190], rot: [0, -0.2 + index * 0.12, 0], size: 1.1 },
        ),
      ),
      coil({ at: [150, 0, 170] }),
    ]),
    azimuth: view === 'hero' ? 16 : -24,
    elevation: 20,
    fill: 0.88,
  }
}

const shut = ({ responseTime = '' }, place) => {
  const shell = plastic(0x26292d, 0.5)
  const [w, h, d] = [460, 340, 168]
  return group(
    [
      [-1, 1].map((side) =>
        sheet(rectangle(w, h, { r: 26 }), d / 2 - 3, shell, {
          bevel: 8,
          seg: 3,
          curve: 8,
          at: [0, h / 2, side > 0 ? d / 2 : -3],
        }),
      ),
      sheet(rectangle(w - 10, h - 10, { r: 22 }), 8, rubber(), { at: [0, h / 2, 4] }),
      spread(5, 74).map((x) => box(22, h - 70, 8, shell, { r: 3, at: [x, h / 2, d / 2 + 1] })),
      [-1, 1].map((x) =>
        box(46, 14, 34, plastic(hues.accent, 0.5), { r: 3, at: [x * 140, h + 2, 0] }),
      ),
      ring(62, 50, 16, rubber(), { axis: 'z', at: [0, h + 4, 0], seg: 48 }),
      print(
        [
          { text: 'Verrane', size: 46, weight: 650, align: 'center' },
          { text: `${responseTime} h response`, size: 26, color: '#c9c9c4', align: 'center' },
        ],
        320,
        116,
        { ground: '#1b1d20', at: [0, h / 2 + 30, d / 2 + 5.4] },
      ),
    ],
    place,
  )
}

const coil = (place) =>
  group(
    [
      cable(coilPoints({ radius: 84, turns: 5, d: 9 }), 9, jacket(hues.aqua), { sides: 10 }),
      spread(2, 170).map((x) =>
        cyl(15, 26, plastic(0x2c2f33, 0.6), { axis: 'z', at: [x, 13, 0], seg: 20 }),
      ),
    ],
    place,
  )
