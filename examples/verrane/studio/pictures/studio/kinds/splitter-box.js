import { cable, lead } from '../parts/cable.js'
import { screw } from '../parts/chassis.js'
import { box, cyl, group } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { jacket, jacketColor, plastic } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed, runsOff } from '../parts/wiring.js'

/** Splitter in an ABS box with connectorised legs, each one there. */
export function splitterBox(attributes, view) {
  const [ins, outs] = legsOf(attributes)
  const [w, h, d] = outs > 16 ? [140, 18, 115] : [100, 10, 80]
  const shell = plastic(0xc9ccca, 0.5)
  const legD = 2
  const perRow = outs > 16 ? 16 : outs
  const pitch = /SC/.test(attributes.connector ?? '') ? 12.5 : 9
  const material = jacket(jacketColor(attributes))
  const body = group([
    box(w, h, d, shell, { r: 2, seg: 3, at: [0, h / 2, 0] }),
    box(w - 8, 0.6, d - 8, shell, { at: [0, h, 0], r: 0.3 }),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        screw(2.4, { at: [x * (w / 2 - 7), h + 0.2, z * (d / 2 - 7)], rot: [-Math.PI / 2, 0, 0] }),
      ),
    ),
    mark(attributes.partNumber, {
      width: w * 0.7,
      size: 9,
      color: '#33373c',
      rot: [-Math.PI / 2, 0, 0],
      at: [-2, h + 0.4, -6],
    }),
    print(
      [{ text: `${attributes.splitRatio ?? ''}   1260–1650 nm`, size: 5, color: '#555a60' }],
      w * 0.7,
      7,
      { rot: [-Math.PI / 2, 0, 0], at: [-2, h + 0.4, 12] },
    ),
  ])
  const leg = (sign, index, count) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(count, perRow)
    const share = inRow > 1 ? (index % perRow) - (inRow - 1) / 2 : 0
    const start = [
      share * Math.min((w * 0.86) / Math.max(inRow, 2), 8),
      h * (0.3 + 0.2 * row),
      (sign * d) / 2,
    ]
    const wide = inRow * pitch
    const plug = placed(plugFor(attributes.connector, attributes, { cableD: legD }), {
      at: [share * pitch, 4.5, sign * (d / 2 + 118 + row * 34) - Math.abs(share) * 1.1],
      rot: [0, (sign < 0 ? Math.PI : 0) + (share / Math.max(inRow, 1)) * 0.5 * sign, 0],
    })
    return (
      wide > 0 && [
        plug.node,
        cable(
          lead(start, [0, 0, sign], plug.tails[0], plug.dir.clone().negate(), 34),
          legD * 0.92,
          material,
          { sides: 8 },
        ),
        cyl(1.9, 6, plastic(0x8f9499), {
          axis: 'z',
          at: [start[0], start[1], start[2] + sign * 2],
        }),
      ]
    )
  }
  if (view === 'endface') {
    const a = placed(plugFor(attributes.connector, attributes, { cableD: legD }), {
      at: [-8, 5, 0],
      rot: [0, -0.4, 0],
    })
    const b = placed(plugFor(attributes.connector, attributes, { cableD: legD }), {
      at: [11, 5, 3],
      rot: [0, 0.5, 0],
    })
    return {
      model: group([a.node, b.node, runsOff(a, legD, material), runsOff(b, legD, material)]),
      azimuth: 6,
      elevation: 24,
      fill: 0.72,
    }
  }
  return {
    model: group([
      body,
      [...Array(ins)].map((_, index) => leg(-1, index, ins)),
      [...Array(outs)].map((_, index) => leg(1, index, outs)),
    ]),
    azimuth: view === 'hero' ? 34 : -40,
    elevation: 36,
    fill: 0.84,
  }
}

/** Legs in and out: from the split ratio where there is one, else from how many fibers the part has. */
export function legsOf({ splitRatio = '', fiberCount = 2, ports, product = '' }) {
  const split = /^(\d+)×(\d+)/.exec(splitRatio)
  if (split) return [Number(split[1]), Number(split[2])]
  if (/circulator/i.test(product)) return [1, (ports ?? 3) - 1]
  const name = /(\d)×(\d)/.exec(product)
  if (name) return [Number(name[1]), Number(name[2])]
  return fiberCount === 4 ? [2, 2] : fiberCount === 3 ? [1, 2] : [1, Math.max(1, fiberCount - 1)]
}
