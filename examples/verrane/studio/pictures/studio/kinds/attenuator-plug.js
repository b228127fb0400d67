import { box, group, rectangle, ring, sheet } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { ceramic, connectorColor, dark, plastic } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { named } from '../parts/named.js'

/** Plug-in attenuator: a plug on one side, a port of the same kind on the other. */
export function attenuatorPlug(attributes, view) {
  const make = (turn, at) => {
    const big = /SC/.test(attributes.connector ?? '')
    const color = plastic(connectorColor(attributes), 0.36)
    const [w, h] = big ? [9, 7.4] : [4.6, 4.6]
    const plug = plugFor(attributes.connector, attributes, {})
    const keep = group([plug])
    return group(
      [
        cut(keep, big ? 27 : 16),
        box(w + 1.4, h + 1.4, big ? 4 : 3, color, { at: [0, 0, big ? -25 : -16], r: 0.5 }),
        named(
          'Port',
          sheet(rectangle(w + 2.4, h + 2.4, { r: 0.6 }), big ? 14 : 11, color, {
            holes: [rectangle(w - 0.2, h - 0.2, { hole: true })],
            at: [0, 0, big ? -26 : -17],
          }),
        ),
        ring(big ? 1.9 : 1, big ? 1.25 : 0.62, 8, ceramic(), {
          axis: 'z',
          at: [0, 0, big ? -34 : -22],
        }),
        box(w, h, 0.5, dark(), { at: [0, 0, big ? -30 : -20], r: 0 }),
        print(
          [
            { text: '10 dB', size: big ? 3.4 : 2, weight: 650, align: 'center' },
            { text: 'Verrane', size: big ? 2 : 1.3, align: 'center' },
          ],
          w,
          big ? 7 : 4,
          { rot: [-Math.PI / 2, 0, -Math.PI / 2], at: [0, h / 2 + 1.3, big ? -33 : -22.4] },
        ),
      ],
      { at, rot: [0, turn, 0] },
    )
  }
  const low = /SC/.test(attributes.connector ?? '') ? 4.9 : 4.4
  if (view === 'model') return { model: make(0, [0, 0, 0]), azimuth: 34, elevation: 26 }
  if (view === 'endface')
    return { model: make(0, [0, low, 0]), azimuth: 26, elevation: 20, fill: 0.62 }
  if (view === 'detail')
    return { model: make(Math.PI, [0, low, 0]), azimuth: 30, elevation: 22, fill: 0.66 }
  return {
    model: group([make(0.1, [-low * 2, low, 6]), make(Math.PI - 0.5, [low * 1.8, low, -low * 5])]),
    azimuth: 20,
    elevation: 26,
    fill: 0.7,
  }
}

/** Leaves out the boot and all that lies behind `far` of a plug. */
function cut(node, far) {
  const gone = []
  node.updateMatrixWorld(true)
  node.traverse((part) => {
    if (!part.isMesh) return
    part.geometry.computeBoundingBox()
    if (
      part.geometry.boundingBox.clone().applyMatrix4(part.matrixWorld).max.z <
      -far + (far > 20 ? 4 : 1.5)
    )
      gone.push(part)
  })
  gone.forEach((part) => part.removeFromParent())
  return node
}
