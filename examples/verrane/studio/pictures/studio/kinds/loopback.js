import { box, group, ring } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { plastic } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed } from '../parts/wiring.js'

/** Loopback: a plug whose fibers return into itself, in a small shell. */
export function loopback(attributes, view) {
  const plug = plugFor(attributes.connector ?? 'LC duplex', attributes, {
    cableD: 2,
    uniboot: true,
  })
  const a = placed(plug, { at: [0, 6, 0], rot: [0, 0, 0] })
  const shell = [
    box(15, 10, 22, plastic(0x26292d), { at: [0, 6, -34], r: 3, seg: 4 }),
    ring(5, 3.2, 3, plastic(0x26292d), { axis: 'y', at: [0, 6, -47] }),
    print([{ text: 'TX → RX', size: 3, align: 'center' }], 14, 4, {
      at: [0, 11.1, -33],
      rot: [-Math.PI / 2, 0, 0],
    }),
  ]
  return {
    model: group([a.node, shell]),
    azimuth: view === 'hero' ? 36 : -28,
    elevation: 26,
    fill: 0.7,
  }
}
