import { box, group, rectangle, ring, sheet } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { hues, plastic, rubber } from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'
import { cordAt } from './laptop-trace.js'
import { tabletInstrument } from './tablet-instrument.js'

/** Maintenance: the case a technician brings, open, instrument and spares inside. */
export function serviceCase(attributes, view) {
  const shell = plastic(0x26292d, 0.5)
  const foam = rubber(0x4a4f55)
  const [w, d, h] = [460, 340, 110]
  const base = group([
    sheet(rectangle(w, d, { r: 20 }), h, shell, {
      holes: [rectangle(w - 24, d - 24, { r: 12, hole: true })],
      bevel: 4,
      seg: 3,
      rot: [-Math.PI / 2, 0, 0],
      at: [0, h, 0],
    }),
    box(w - 20, h * 0.6, d - 20, foam, { r: 2, at: [0, h * 0.32, 0] }),
    [-1, 1].map((x) =>
      box(46, 34, 10, plastic(hues.accent, 0.5), { r: 3, at: [x * 130, h * 0.82, d / 2 + 4] }),
    ),
    ring(46, 38, 14, shell, { axis: 'z', at: [0, h * 0.4, d / 2 + 10], seg: 40 }),
  ])
  const lid = group(
    [
      sheet(rectangle(w, d, { r: 20 }), 60, shell, {
        holes: [rectangle(w - 24, d - 24, { r: 12, hole: true })],
        bevel: 4,
        seg: 3,
      }),
      box(w - 16, d - 16, 6, shell, { r: 2, at: [0, 0, -56] }),
      print([{ text: 'Verrane', size: 40, weight: 650, align: 'center' }], 300, 56, {
        at: [0, 20, -52.6],
      }),
      print(
        [
          {
            text: `${attributes.responseTime ?? ''} h response`,
            size: 22,
            color: '#c9c9c4',
            align: 'center',
          },
        ],
        300,
        30,
        { at: [0, -28, -52.6] },
      ),
    ],
    { at: [0, h + d / 2 - 22, -d / 2 - 34], rot: [-0.24, 0, 0] },
  )
  const inside = [
    group(
      [
        tabletInstrument(
          { connector: 'SC', polish: 'APC', ports: 1 },
          'hero',
        ).model.children[0].clone(),
      ],
      { at: [-90, h * 0.66, 10], rot: [-Math.PI / 2 + 0.36, 0, 0], size: 0.82 },
    ),
    cordAt({ at: [110, h * 0.63, 50], size: 0.72 }),
    group([spliceTray({ width: 150, depth: 92, splices: 12 })], { at: [112, h * 0.63, -90] }),
  ]
  return {
    model: group([base, lid, inside]),
    azimuth: view === 'hero' ? 22 : view === 'detail' ? -26 : 10,
    elevation: view === 'open' ? 44 : 28,
    fill: 0.86,
  }
}
