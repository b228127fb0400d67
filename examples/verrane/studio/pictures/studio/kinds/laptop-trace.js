import { box, group, repeat, spread } from '../parts/core.js'
import { drawn } from '../parts/labels.js'
import { aluminium, metal, plastic } from '../parts/materials.js'
import { screen } from '../parts/screens.js'
import { patchCord } from './patch-cord.js'
import { tabletInstrument } from './tablet-instrument.js'

/** Certification: the trace on a laptop beside the instrument that took it. */
export function laptopTrace(attributes, view) {
  const model = group([
    table(760, 440),
    laptop('trace', { at: [-120, 0, -20], rot: [0, 0.16, 0] }),
    meterAt({ at: [210, 0, -40], rot: [0, -0.3, 0], size: 0.86 }),
    cordAt({ at: [180, 0, 130], size: 0.9 }),
  ])
  return {
    model,
    azimuth: view === 'hero' ? 14 : view === 'detail' ? -24 : 34,
    elevation: view === 'open' ? 36 : 22,
    fill: 0.88,
  }
}

export const table = (w, d) =>
  box(w, 14, d, plastic(0xd9d2c4, 0.6), { r: 4, seg: 2, at: [0, -7, 0] })

/** Open laptop; `face` names its screen or is a drawing. */
export function laptop(face, place) {
  const shell = aluminium()
  const key = box(13, 1.6, 12, plastic(0x1c1f22, 0.6), { r: 0.6 })
  return group(
    [
      box(320, 12, 220, shell, { r: 5, seg: 3, at: [0, 6, 0] }),
      repeat(
        group([key]),
        spread(5, 16).flatMap((z) => spread(15, 18).map((x) => ({ at: [x, 12.4, z - 34] }))),
      ),
      box(96, 0.4, 60, metal(0xb3b6b8, 0.5), { r: 0.1, at: [0, 12.1, 68] }),
      group(
        [
          box(320, 214, 7, shell, { r: 4, seg: 2, at: [0, 107, -3.5] }),
          box(310, 202, 1, plastic(0x0d0f11, 0.2), { r: 0.4, at: [0, 108, 0.4] }),
          typeof face === 'string'
            ? screen(face, 298, 188, { title: 'Link 4 · 1550 nm' }, { at: [0, 110, 1.2] })
            : drawn(298, 188, face, { lit: true, at: [0, 110, 1.2] }),
        ],
        { at: [0, 10, -108], rot: [-0.28, 0, 0] },
      ),
    ],
    place,
  )
}

const meterAt = (place) =>
  group([tabletInstrument({ connector: 'SC', polish: 'APC', ports: 1 }, 'hero').model], place)

export const cordAt = (place) =>
  group(
    [
      patchCord(
        { connector: 'LC duplex', polish: 'UPC', fiberType: 'OS2', partNumber: 'VERRANE' },
        'hero',
      ).model,
    ],
    place,
  )
