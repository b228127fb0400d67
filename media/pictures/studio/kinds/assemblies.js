import * as THREE from 'three'
import { box, cyl, group, ring, spread } from '../parts/core.js'
import { cable, coilPoints, lead } from '../parts/cable.js'
import { print } from '../parts/labels.js'
import { colorNamed, fiberColors, hues, jacket, jacketColor, plastic, rubber } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { divider, placed, runsOff, strap } from '../parts/wiring.js'

const isMpo = (name = '') => /MPO|MT/.test(name)
const perPlug = (name = '') => (isMpo(name) ? Number(/\d+/.exec(name)?.[0] ?? 16) : /duplex|^SN$|MDC|CS/.test(name) ? 2 : 1)

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
  const left = fan(connector, attributes, Math.min(legsA, 12), material, d, { x: -radius, z: radius * 0.3, lean: -0.22 })
  const right = fan(connectorB, attributes, Math.min(legsB, 12), material, d, { x: radius, z: radius * 0.3, lean: 0.22, male: true })
  const laps = d > 6 ? 1 : 2
  const middle = coilPoints({ radius, turns: laps, d, from: Math.PI, to: Math.PI * 2, wobble: 0.03 })
  const main = cable([left.root, ...middle.slice(2, -2), right.root], d, material, { seg: 420, sides: 16 })
  return {
    model: group([left.parts, right.parts, main, strap(d * 1.2, { at: [0, d * 1.2, -radius], rot: [0, Math.PI / 2, 0] }), tag(attributes.partNumber, radius, d)]),
    azimuth: 10, elevation: 38, fill: 0.84,
  }
}

/** Legs spread like a hand from a divider at (x, z), toward the viewer. */
function fan(connector, attributes, legs, material, d, { x, z, lean, male }) {
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
    const at = placed(plug, { at: [x + share * span + lean * 60, 5.4 + 0, z + 128 - Math.abs(share) * 18 + layer * 2.1], rot: [0, share * 0.5 + lean * 0.5, 0] })
    const paths = at.tails.map((tail) => cable(lead(mouth, [share * 0.6, 0, 1], tail, at.dir.clone().negate()), legD * (at.tails.length > 1 ? 0.9 : 1), material))
    return [at.node, paths]
  })
  return { parts: [block, parts], root: new THREE.Vector3(x, wide * 0.36, z - 18) }
}

function plugsClose(attributes, first, second, material) {
  const make = (name, male) => plugFor(name, attributes, { cableD: isMpo(name) ? 3 : 2, male, uniboot: true })
  const a = placed(make(first), { at: [-11, 5.4, 4], rot: [0, -0.42, 0] })
  const b = placed(make(second, true), { at: [16, 5.4, 0], rot: [0, 0.62, 0] })
  return { model: group([a.node, b.node, runsOff(a, 3, material, { turn: [24, 0, 0] }), runsOff(b, 3, material, { turn: [-30, 0, 0] })]), azimuth: 8, elevation: 23, fill: 0.76 }
}

const tag = (partNumber, radius, d) => group([
  box(46, 0.5, 20, plastic(0xf4f3ee, 0.7), { r: 0.2 }),
  print([{ text: partNumber ?? '', size: 5, weight: 600 }, { text: 'Verrane · test report enclosed', size: 3.2 }], 43, 15, { color: '#22262b', at: [0, 0.4, 0], rot: [-Math.PI / 2, 0, 0] }),
], { at: [Math.cos(-0.8) * radius * 1.04, d * 2.2 + 1.4, Math.sin(-0.8) * radius * 1.02], rot: [0.05, 0.8 - Math.PI / 2 + 0.6, 0] })

/** Pigtails: colour-coded tails in a comb of plugs, their bare ends gathered. */
export function pigtails(attributes, view) {
  const { connector = 'LC', fiberCount = 12 } = attributes
  const count = Math.max(1, Math.min(fiberCount ?? 1, 12))
  if (view !== 'hero') {
    const single = fiberColors[count > 1 ? 0 : 8]
    const a = placed(plugFor(connector, attributes, { cableD: 0.9 }), { at: [-8, 5, 0], rot: [0, -0.45, 0] })
    const b = placed(plugFor(connector, attributes, { cableD: 0.9 }), { at: [11, 5, 2], rot: [0, 0.65, 0] })
    return { model: group([a.node, b.node, runsOff(a, 0.9, jacket(single)), runsOff(b, 0.9, jacket(count > 1 ? fiberColors[1] : single))]), azimuth: 8, elevation: 24, fill: 0.74 }
  }
  const radius = 46
  const pitch = isMpo(connector) ? 15 : /SC|FC/.test(connector) ? 11.5 : 8.5
  const parts = spread(count, pitch).map((x, index) => {
    const color = count > 1 ? fiberColors[index] : jacketColor(attributes)
    const plug = placed(plugFor(connector, attributes, { cableD: 0.9 }), { at: [x - radius * 0.7, 5, 92 - Math.abs(x) * 0.12], rot: [0, x * 0.0035 - 0.05, 0] })
    const ringAt = radius + (index - count / 2) * 0.7
    const middle = coilPoints({ radius: ringAt, turns: count > 1 ? 1 : 2, d: 1, from: Math.PI, to: Math.PI * 2, wobble: 0.02, y: (index % 3) * 0.9 })
    const end = [radius * 1.02 + (index - count / 2) * 1.2, 0.6, 62 + (index % 4) * 3]
    const line = cable([plug.tails[0], plug.tails[0].clone().addScaledVector(plug.dir, 8), ...middle.slice(4), end], count > 1 ? 1 : 1.2, jacket(color), { seg: 260, sides: 8 })
    const bare = cable([end, [end[0] + 0.6, 0.4, end[2] + 16]], 0.35, jacket(0xf6d9b8), { seg: 8, sides: 6 })
    return [plug.node, line, bare]
  })
  return { model: group([parts, count > 1 && strap(5, { at: [0, 2, -radius], rot: [0, Math.PI / 2, 0] })]), azimuth: 10, elevation: 36, fill: 0.82 }
}

/** Outside-plant drop: flat or round black cable with a sealed plug. */
export function drop(attributes, view) {
  const d = Math.min(attributes.cableDiameter ?? 5, 9)
  const material = jacket(colorNamed(attributes.color, hues.black))
  const sealed = (name) => plugFor(/^Hardened/.test(name ?? '') ? name : (name ?? 'Hardened SC'), attributes, { cableD: d })
  if (view === 'endface' || view === 'detail') {
    const a = placed(sealed(attributes.connector), { at: [-14, 12, 4], rot: [0, -0.45, 0] })
    const cap = group([cyl(10.4, 26, plastic(0x1d1f22, 0.5), { axis: 'z', chamfer: 1.4 }), ring(10.8, 9, 4, rubber(), { axis: 'z', at: [0, 0, -12] })], { at: [34, 11, -4], rot: [0, 0.5, 0] })
    return { model: group([a.node, cap, runsOff(a, d, material, { turn: [40, 0, 0] })]), azimuth: 10, elevation: 22, fill: 0.74 }
  }
  const radius = 118
  const a = placed(sealed(attributes.connector), { at: [-radius * 0.82, 12, radius + 58], rot: [0, -0.16, 0] })
  const other = attributes.connectorB
  const plugB = other && !/splic|Bare|None/.test(other) ? sealed(other) : undefined
  const b = plugB && placed(plugB, { at: [radius * 0.98, plugB.userData.tail > 60 ? 12 : 6, radius + 44], rot: [0, 0.12, 0] })
  const middle = coilPoints({ radius, turns: 3, d: d * 1.1, from: Math.PI, to: Math.PI * 2, wobble: 0.035 })
  const last = b ? [b.tails[0].clone().addScaledVector(b.dir, 12), b.tails[0]] : [[radius, d / 2, radius * 0.9]]
  const bare = !b && cable([[radius, d / 2, radius * 0.9], [radius + 2, d / 2, radius * 0.9 + 44]], 0.9, jacket(0x1660c4), { seg: 10 })
  const line = cable([a.tails[0], a.tails[0].clone().addScaledVector(a.dir, 14), ...middle.slice(3, -3), ...last], d, material, { seg: 520, sides: 14 })
  return { model: group([a.node, b?.node, line, bare, strap(d * 1.9, { at: [0, d * 1.6, -radius], rot: [0, Math.PI / 2, 0] })]), azimuth: 12, elevation: 34, fill: 0.82 }
}

/** Loopback: a plug whose fibers return into itself, in a small shell. */
export function loopback(attributes, view) {
  const plug = plugFor(attributes.connector ?? 'LC duplex', attributes, { cableD: 2, uniboot: true })
  const a = placed(plug, { at: [0, 6, 0], rot: [0, 0, 0] })
  const shell = [box(15, 10, 22, plastic(0x26292d), { at: [0, 6, -34], r: 3, seg: 4 }), ring(5, 3.2, 3, plastic(0x26292d), { axis: 'y', at: [0, 6, -47] }), print([{ text: 'TX → RX', size: 3, align: 'center' }], 14, 4, { at: [0, 11.1, -33], rot: [-Math.PI / 2, 0, 0] })]
  return { model: group([a.node, shell]), azimuth: view === 'hero' ? 36 : -28, elevation: 26, fill: 0.7 }
}

