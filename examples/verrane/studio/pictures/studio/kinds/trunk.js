import * as THREE from 'three'
import { cable, coilPoints, lead } from '../parts/cable.js'
import { box, group, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { jacket, jacketColor, plastic } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { divider, placed, runsOff, strap } from '../parts/wiring.js'

/** Trunks, breakouts and harnesses: one cable dividing into legs at one end or both. */
export function trunk(attributes, view) {
  const { connector = 'MPO-12', connectorB = connector, fiberCount = 12 } = attributes
  const material = jacket(jacketColor(attributes))
  const legsA = Math.max(1, Math.round(fiberCount / perPlug(connector)))
  const legsB = Math.max(1, Math.round(fiberCount / perPlug(connectorB)))
  const d = Math.min(attributes.cableDiameter ?? 3 + Math.sqrt(fiberCount) * 0.55, 16)
  if (view === 'endface') return plugsClose(attributes, connector, connector, material)
  if (view === 'detail') return plugsClose(attributes, connector, connectorB, material)
  const radius = 64 + d * 4 + Math.min(legsA + legsB, 24) * 2
  const left = fan(connector, attributes, Math.min(legsA, 12), material, d, {
    x: -radius,
    z: radius * 0.3,
    lean: -0.22,
  })
  const right = fan(connectorB, attributes, Math.min(legsB, 12), material, d, {
    x: radius,
    z: radius * 0.3,
    lean: 0.22,
    male: true,
  })
  const laps = d > 6 ? 1 : 2
  const middle = coilPoints({
    radius,
    turns: laps,
    d,
    from: Math.PI,
    to: Math.PI * 2,
    wobble: 0.03,
  })
  const main = cable([left.root, ...middle.slice(2, -2), right.root], d, material, {
    seg: 420,
    sides: 16,
  })
  return {
    model: group([
      left.parts,
      right.parts,
      main,
      strap(d * 1.2, { at: [0, d * 1.2, -radius], rot: [0, Math.PI / 2, 0] }),
      tag(attributes.partNumber, radius, d),
    ]),
    azimuth: 10,
    elevation: 38,
    fill: 0.84,
  }
}

export const isMpo = (name = '') => /MPO|MT/.test(name)

const perPlug = (name = '') =>
  isMpo(name) ? Number(/\d+/.exec(name)?.[0] ?? 16) : /duplex|^SN$|MDC|CS/.test(name) ? 2 : 1

/** Legs spread like a hand from a divider at (x, z), toward the viewer. */
function fan(
  connector,
  attributes,
  legs,
  material,
  d,
  /** @type {{ x: number, z: number, lean: number, male?: boolean }} */ { x, z, lean, male },
) {
  const legD = isMpo(connector) ? 3 : 2
  const sample = plugFor(connector, attributes, { cableD: legD, male, uniboot: true })
  if (legs === 1) {
    const one = placed(sample, { at: [x, 5.4, z + 66], rot: [0, lean, 0] })
    return { parts: [one.node], root: one.tails[0].clone().addScaledVector(one.dir, 1) }
  }
  const wide = d * 1.7 + 5
  const head = [x, wide * 0.36, z]
  const block = group([divider(wide)], { at: head })
  const mouth = [x, wide * 0.36, z + 12]
  const span = Math.min(Math.max(legs - 1, 1) * (isMpo(connector) ? 15 : 14.5), 108)
  const parts = spread(legs, 1).map((step, index) => {
    const share = legs > 1 ? step / (legs - 1) : 0
    const plug = plugFor(connector, attributes, { cableD: legD, male, uniboot: true })
    const layer = legs > 8 && index % 2 ? 14 : 0
    const at = placed(plug, {
      at: [x + share * span + lean * 60, 5.4, z + 128 - Math.abs(share) * 18 + layer * 2.1],
      rot: [0, share * 0.5 + lean * 0.5, 0],
    })
    const paths = at.tails.map((tail) =>
      cable(
        lead(mouth, [share * 0.6, 0, 1], tail, at.dir.clone().negate()),
        legD * (at.tails.length > 1 ? 0.9 : 1),
        material,
      ),
    )
    return [at.node, paths]
  })
  return { parts: [block, parts], root: new THREE.Vector3(x, wide * 0.36, z - 18) }
}

function plugsClose(attributes, first, second, material) {
  const make = (name, male) =>
    plugFor(name, attributes, { cableD: isMpo(name) ? 3 : 2, male, uniboot: true })
  const a = placed(make(first), { at: [-11, 5.4, 4], rot: [0, -0.42, 0] })
  const b = placed(make(second, true), { at: [16, 5.4, 0], rot: [0, 0.62, 0] })
  return {
    model: group([
      a.node,
      b.node,
      runsOff(a, 3, material, { turn: [24, 0, 0] }),
      runsOff(b, 3, material, { turn: [-30, 0, 0] }),
    ]),
    azimuth: 8,
    elevation: 23,
    fill: 0.76,
  }
}

const tag = (partNumber, radius, d) =>
  group(
    [
      box(46, 0.5, 20, plastic(0xf4f3ee, 0.7), { r: 0.2 }),
      print(
        [
          { text: partNumber ?? '', size: 5, weight: 600 },
          { text: 'Verrane · test report enclosed', size: 3.2 },
        ],
        43,
        15,
        { color: '#22262b', at: [0, 0.4, 0], rot: [-Math.PI / 2, 0, 0] },
      ),
    ],
    {
      at: [Math.cos(-0.8) * radius * 1.04, d * 2.2 + 1.4, Math.sin(-0.8) * radius * 1.02],
      rot: [0.05, 0.8 - Math.PI / 2 + 0.6, 0],
    },
  )
