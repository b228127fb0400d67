import { box, cyl, group, ring, spread, turned } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { ceramic, dark, hues, metal, plastic, rubber } from '../parts/materials.js'
import { handheld } from './handheld-meter.js'

/** Inspection scope: a barrel with a tip for connectors, its picture on a handset. */
export function inspectionScope(attributes, view) {
  const array = /MPO/.test(attributes.product ?? '')
  const grip = rubber(0x25282c)
  const scope = group(
    [
      turned(
        [
          [0, 0],
          [2.2, 0],
          [2.6, -1],
          [2.6, -14],
          [5.6, -20],
          [9, -24],
          [9, -40],
          [16, -48],
          [17.5, -60],
          [16.5, -128],
          [19, -150],
          [17, -162],
          [8, -168],
          [0, -168],
        ].reverse(),
        plastic(0xb4b8ba, 0.42),
        { axis: 'z', seg: 56 },
      ),
      ring(17.9, 16, 50, grip, { axis: 'z', at: [0, 0, -96], seg: 56 }),
      spread(9, 5).map((z) => ring(18.5, 17.4, 2, grip, { axis: 'z', at: [0, 0, -96 + z] })),
      cyl(5.4, 3, plastic(hues.accent, 0.5), { at: [0, 17.6, -66] }),
      cyl(1.3, 0.6, array ? dark() : ceramic(), { axis: 'z', at: [0, 0, 0.2] }),
      array && box(8, 4, 12, metal(0x9da1a5, 0.3), { r: 0.6, at: [0, 0, -4] }),
      print(
        [{ text: 'Verrane', size: 7, weight: 650, color: '#22262b', align: 'center' }],
        34,
        10,
        { rot: [-Math.PI / 2, 0, Math.PI / 2], at: [0, 18.3, -138] },
      ),
    ],
    { at: [0, 19, 60] },
  )
  if (view === 'detail') return { model: scope, azimuth: 40, elevation: 22, fill: 0.82 }
  const handset = group(
    [
      group(
        [
          handheld(attributes, {
            w: 96,
            h: 150,
            d: 26,
            screenName: 'face',
            options: { array },
            keys: 3,
          }),
        ],
        { rot: [-0.5, 0, 0] },
      ),
    ],
    { at: [74, 68, -30], rot: [0, -0.2, 0] },
  )
  return {
    model: group([group([scope], { rot: [0, -0.5, 0], at: [-40, 0, 20] }), handset]),
    azimuth: view === 'hero' ? 16 : -22,
    elevation: 24,
    fill: 0.84,
  }
}
