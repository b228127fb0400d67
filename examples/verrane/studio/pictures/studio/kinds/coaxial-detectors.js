import { cable, coilPoints } from '../parts/cable.js'
import { box, circle, cyl, group, rectangle, ring, sheet, spread, turned } from '../parts/core.js'
import { ceramic, dark, gold, hues, jacket, nickel, plastic } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed } from '../parts/wiring.js'
import { can } from './to-can.js'

/** Coaxial pigtailed module with a connectorised tail. */
export function pigtailDetector(attributes, view) {
  const d = 0.9
  const y = 4.2
  const body = group(
    [
      group([can({ package: 'TO-46', material: attributes.material })], {
        rot: [0, 0, Math.PI / 2],
      }),
      turned(
        [
          [2.9, 0.4],
          [3.3, 0.7],
          [3.3, 8],
          [2.6, 8.6],
          [2.6, 15],
          [1.8, 15.4],
          [0, 15.4],
        ],
        nickel(),
        { axis: 'x', seg: 56 },
      ),
      group(
        [
          sheet(rectangle(16, 6.8, { r: 1 }), 1.2, nickel(), {
            holes: [circle(3.2), circle(1.3, -6.2), circle(1.3, 6.2)],
          }),
        ],
        { rot: [0, Math.PI / 2, 0], at: [5, 0, 0] },
      ),
      turned(
        [
          [1.9, 15],
          [1.7, 24],
          [0.9, 30],
          [0, 30],
        ],
        plastic(0x26292d, 0.6),
        { axis: 'x' },
      ),
    ],
    { at: [-10, y, 18], rot: [0, Math.PI + 0.4, 0] },
  )
  body.updateMatrixWorld(true)
  if (view === 'detail') {
    const stub = cable(
      [
        [29, 0, 0],
        [60, -2, 4],
        [160, -4, 30],
      ],
      d,
      jacket(hues.yellow),
    )
    stub.userData.unframed = true
    body.add(stub)
    return { model: group([body]), azimuth: -20, elevation: 24, fill: 0.72 }
  }
  const exit = [29.5, 0, 0].map(Number)
  const from = body.localToWorld(body.position.clone().set(...exit))
  const out = body.localToWorld(body.position.clone().set(44, 0, 0))
  const plug = placed(plugFor(attributes.connector ?? 'FC', attributes, { cableD: d }), {
    at: [44, 5, 46],
    rot: [0, 0.5, 0],
  })
  const loop = coilPoints({
    radius: 26,
    turns: 2,
    d: 1,
    from: Math.PI * 0.9,
    to: Math.PI * 1.95,
  }).map(([x, up, z]) => [x + 2, up, z - 22])
  return {
    model: group([
      body,
      plug.node,
      cable(
        [
          from,
          out,
          ...loop.slice(2),
          plug.tails[0].clone().addScaledVector(plug.dir, 10),
          plug.tails[0],
        ],
        d,
        jacket(hues.yellow),
        { seg: 300, sides: 8 },
      ),
    ]),
    azimuth: view === 'hero' ? 8 : -24,
    elevation: 34,
    fill: 0.8,
  }
}

/** Coaxial receptacle (ROSA): takes an LC ferrule, flexible circuit behind. */
export function receptacleDetector(attributes, view) {
  const body = group(
    [
      turned(
        [
          [0.7, 9],
          [1.5, 9],
          [1.75, 8.6],
          [1.75, 4.6],
          [2.6, 4.4],
          [2.6, 3.4],
          [1.75, 3.2],
          [1.75, 1.4],
          [2.9, 1.2],
          [2.9, -2.4],
          [0, -2.4],
        ].reverse(),
        nickel(),
        { axis: 'z', seg: 56 },
      ),
      ring(1.2, 0.63, 1, ceramic(), { axis: 'z', at: [0, 0, 8.4] }),
      cyl(0.63, 0.1, dark(), { axis: 'z', at: [0, 0, 7.8] }),
      group([can({ package: 'TO-46', material: attributes.material })], {
        rot: [Math.PI / 2, 0, 0],
        at: [0, 0, -5.4],
      }),
      cable(
        [
          [0, 0, -5.6],
          [0, 0.2, -9],
          [0, -1.6, -14],
          [0, -2.2, -22],
        ],
        0.2,
        plastic(0xb5702a),
      ),
      group(
        [
          sheet(rectangle(4.6, 15, { r: 0.6 }), 0.2, plastic(0xb5702a, 0.4)),
          spread(5, 0.8).map((x) => box(0.4, 2, 0.06, gold(), { at: [x, -6.2, 0.02], r: 0 })),
        ],
        { rot: [-Math.PI / 2 - 0.12, 0, 0], at: [0, -1.5, -13.4] },
      ),
    ],
    { at: [0, 2.9, 0] },
  )
  return {
    model: group([body], { rot: [0, 0.1, 0] }),
    azimuth: view === 'hero' ? 34 : view === 'detail' ? -40 : 142,
    elevation: 26,
    fill: 0.72,
  }
}
