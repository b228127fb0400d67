import { cable, coilPoints } from '../parts/cable.js'
import { cyl, group, ring } from '../parts/core.js'
import { colorNamed, hues, jacket, plastic, rubber } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed, runsOff, strap } from '../parts/wiring.js'

/** Outside-plant drop: flat or round black cable with a sealed plug. */
export function drop(attributes, view) {
  const d = Math.min(attributes.cableDiameter ?? 5, 9)
  const material = jacket(colorNamed(attributes.color, hues.black))
  const sealed = (name) =>
    plugFor(name ?? 'Hardened SC', attributes, {
      cableD: d,
    })
  if (view === 'endface' || view === 'detail') {
    const array = view === 'endface' && (attributes.connectorB ?? '').startsWith('MPO')
    const a = placed(sealed(array ? attributes.connectorB : attributes.connector), {
      at: array ? [0, 8, 4] : [-14, 12, 4],
      rot: [0, -0.45, 0],
    })
    const cap =
      !array &&
      group(
        [
          cyl(10.4, 26, plastic(0x1d1f22, 0.5), { axis: 'z', chamfer: 1.4 }),
          ring(10.8, 9, 4, rubber(), { axis: 'z', at: [0, 0, -12] }),
        ],
        { at: [34, 11, -4], rot: [0, 0.5, 0] },
      )
    return {
      model: group([a.node, cap, runsOff(a, d, material, { turn: [40, 0, 0] })]),
      azimuth: 10,
      elevation: 22,
      fill: 0.74,
    }
  }
  const radius = 118
  const a = placed(sealed(attributes.connector), {
    at: [-radius * 0.82, 12, radius + 58],
    rot: [0, -0.16, 0],
  })
  const other = attributes.connectorB
  const plugB = other && !/splic|Bare|None/.test(other) ? sealed(other) : undefined
  const b =
    plugB &&
    placed(plugB, {
      at: [radius * 0.98, plugB.userData.tail > 60 ? 12 : 6, radius + 44],
      rot: [0, 0.12, 0],
    })
  const middle = coilPoints({
    radius,
    turns: 3,
    d: d * 1.1,
    from: Math.PI,
    to: Math.PI * 2,
    wobble: 0.035,
  })
  const last = b
    ? [b.tails[0].clone().addScaledVector(b.dir, 12), b.tails[0]]
    : [[radius, d / 2, radius * 0.9]]
  const bare =
    !b &&
    cable(
      [
        [radius, d / 2, radius * 0.9],
        [radius + 2, d / 2, radius * 0.9 + 44],
      ],
      0.9,
      jacket(0x1660c4),
      { seg: 10 },
    )
  const line = cable(
    [a.tails[0], a.tails[0].clone().addScaledVector(a.dir, 14), ...middle.slice(3, -3), ...last],
    d,
    material,
    { seg: 520, sides: 14 },
  )
  return {
    model: group([
      a.node,
      b?.node,
      line,
      bare,
      strap(d * 1.9, { at: [0, d * 1.6, -radius], rot: [0, Math.PI / 2, 0] }),
    ]),
    azimuth: 12,
    elevation: 34,
    fill: 0.82,
  }
}
