import * as THREE from 'three'
import { cable, coilPoints } from '../parts/cable.js'
import { screw } from '../parts/chassis.js'
import { box, circle, cyl, group, mesh, rectangle, repeat, ring, sheet, spread, turned } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { ceramic, clear, dark, glow, gold, hues, jacket, metal, nickel, painted, plastic, rubber, steel } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed, runsOff } from '../parts/wiring.js'

/** Barrel along +z: lens at the front, receptacle behind. Millimetres, front face at z = 0. */
function barrel({ connector = 'FC', diameter = 12, clearAperture = 5, material, partNumber, product = '' }) {
  const r = diameter / 2
  const power = /High-power/i.test(product)
  const focus = /focus/i.test(product)
  const skin = power ? painted(0x232629) : material === 'Aluminum' ? painted(0x26292d) : metal(0xbfc2c4, 0.26)
  const long = power ? 62 : r * 2 + 18
  const bore = Math.min(clearAperture / 2 + 0.7, r * 0.8)
  const parts = [
    turned([[bore, -3], [bore + 0.3, -0.4], [r - 0.6, 0], [r, -0.6], [r, -long + 1], [r - 1, -long], [0, -long]].reverse(), skin, { axis: 'z', seg: 72 }), cyl(bore, 0.5, dark(), { axis: 'z', at: [0, 0, -6] }),
    mesh(new THREE.SphereGeometry(bore * 1.6, 48, 24, 0, Math.PI * 2, 0, 0.68), clear(0xb9a7d6, 0.55, 0.03), { rot: [Math.PI / 2, 0, 0], at: [0, 0, -3 - bore * 1.25] }), spread(2, 3).map((z) => ring(r * 1.002, r * 0.98, 0.5, dark(), { axis: 'z', at: [0, 0, -5 + z] })),
    print([{ text: 'Verrane', size: r * 0.42, weight: 650, color: power || material === 'Aluminum' ? '#e9e9e4' : '#22262b', align: 'center' }, { text: partNumber ?? '', size: r * 0.26, color: power || material === 'Aluminum' ? '#c9c9c4' : '#22262b', align: 'center' }], long * 0.62, r * 0.9, { at: [r * 0.66, r * 0.76, -long * 0.52], rot: [-Math.PI / 2, 0.72, 0].map((turn, index) => (index === 1 ? 0 : turn)) }),
  ]
  parts.pop()
  if (power) parts.push(spread(9, 4.6).map((z) => ring(r * 1.16, r * 0.98, 2, skin, { axis: 'z', seg: 72, at: [0, 0, -long * 0.52 + z] })))
  if (focus) parts.push(ring(r * 1.14, r * 0.9, 9, metal(0x8d9195, 0.36), { axis: 'z', seg: 60, at: [0, 0, -14] }), repeat(group([box(0.5, 0.5, 8.4, metal(0x8d9195, 0.36), { at: [0, r * 1.14, -14], r: 0 })]), Array.from({ length: 44 }, (_, index) => ({ rot: [0, 0, (index / 44) * Math.PI * 2] }))))
  const back = connector === 'SMA905'
    ? [cyl(5.2, 3, nickel(), { axis: 'z', at: [0, 0, -long - 1.4] }), ring(3.2, 1.6, 9, nickel(), { axis: 'z', at: [0, 0, -long - 6] }), spread(5, 1.3).map((z) => ring(3.4, 3, 0.6, nickel(), { axis: 'z', at: [0, 0, -long - 6.4 + z] })), cyl(1.6, 0.4, dark(), { axis: 'z', at: [0, 0, -long - 9] })]
    : [cyl(Math.max(6.6, r * 0.9), 2, nickel(), { axis: 'z', at: [0, 0, -long - 1] }), ring(4, 2.6, 9, nickel(), { axis: 'z', at: [0, 0, -long - 6] }), spread(5, 1.3).map((z) => ring(4.25, 3.9, 0.6, nickel(), { axis: 'z', at: [0, 0, -long - 6.4 + z] })), ring(2, 1.25, 6, ceramic(), { axis: 'z', at: [0, 0, -long - 6] }), cyl(2.6, 0.4, dark(), { axis: 'z', at: [0, 0, -long - 3] })]
  return { node: group([parts, back]), long: long + 11, r: Math.max(r * (power ? 1.16 : focus ? 1.14 : 1), 6.6) }
}

/** Fixed or focusable collimator: lens end, connector end, and the beam it makes. */
export function collimator(attributes, view) {
  const one = barrel(attributes)
  const lying = (turn, at = [0, 0], more = []) => group([group([one.node.clone(), more], { at: [0, one.r, one.long / 2] })], { at: [at[0], 0, at[1]], rot: [0, turn, 0] })
  if (view === 'rear') return { model: lying(0), azimuth: 148, elevation: 24, fill: 0.72 }
  if (view === 'rays') {
    const wide = Math.max(attributes.clearAperture ?? 4, 2) * 0.36
    const beam = mesh(new THREE.CylinderGeometry(wide, wide, one.long * 1.4, 40, 1, true), clear(hues.accent, 0.5, 0.6), { rot: [Math.PI / 2, 0, 0], at: [0, 0, one.long * 0.7] })
    beam.userData.noShadow = true
    const plug = placed(plugFor(attributes.connector, attributes, { cableD: 3 }), { at: [0, one.r, -one.long / 2 + 8] })
    return { model: group([lying(0, [0, 0], [beam]), plug.node, runsOff(plug, 3, jacket(attributes.connector === 'SMA905' ? hues.orange : hues.yellow), { far: 260 })]), azimuth: 58, elevation: 20, fill: 0.84 }
  }
  return { model: group([lying(0.12, [-one.r * 1.3, 6]), lying(Math.PI - 0.5, [one.r * 2.1, -one.long * 0.34])]), azimuth: 28, elevation: 24, fill: 0.74 }
}

/** GRIN collimator: a glass-ended tube with its own pigtail. */
export function pigtailCollimator(attributes, view) {
  const r = (attributes.diameter ?? 2.8) / 2
  const long = 12.5
  const tube = group([
    ring(r, r * 0.7, long, gold(), { axis: 'z', at: [0, 0, -long / 2], seg: 56 }), mesh(new THREE.CylinderGeometry(r * 0.68, r * 0.68, 4, 48), clear(0xb9a7d6, 0.6, 0.03), { rot: [Math.PI / 2, 0, 0], at: [0, 0, -1.6] }), cyl(r * 0.7, 0.3, dark(), { axis: 'z', at: [0, 0, -5] }), turned([[r * 0.8, -long], [r * 0.5, -long - 4], [0.4, -long - 7], [0, -long - 7]].reverse(), rubber(0x26292d), { axis: 'z' }),
  ])
  tube.userData = { tail: long + 7, exits: [[0, 0]] }
  const fiber = jacket(hues.white)
  if (view !== 'hero') {
    const a = placed(tube, { at: [0, r, 0], rot: [0, view === 'detail' ? 0.4 : -0.3, 0] })
    return { model: group([a.node, runsOff(a, 0.9, fiber, { far: 60, turn: [10, 0, 0] })]), azimuth: view === 'detail' ? 30 : -20, elevation: view === 'detail' ? 20 : 42, fill: 0.6 }
  }
  const a = placed(tube, { at: [-11, r, 19], rot: [0, -0.35, 0] })
  const loop = coilPoints({ radius: 13, turns: 3, d: 0.95, from: Math.PI, to: Math.PI * 2, wobble: 0.04 })
  return { model: group([a.node, cable([a.tails[0], a.tails[0].clone().addScaledVector(a.dir, 3), ...loop.slice(3), [13.4, 0.5, 12], [15, 0.5, 22]], 0.9, fiber, { seg: 300, sides: 8 })]), azimuth: 14, elevation: 32, fill: 0.74 }
}

/** Five-axis mount: a plate on adjusting screws in front of a base. */
export function adjustableMount(attributes, view) {
  const black = painted(0x232629)
  const knob = group([cyl(6.2, 12, metal(0xbfc2c4, 0.3), { axis: 'z', chamfer: 0.8 }), repeat(group([box(0.5, 0.5, 10, metal(0xbfc2c4, 0.3), { at: [0, 6.2, 0], r: 0 })]), Array.from({ length: 36 }, (_, index) => ({ rot: [0, 0, (index / 36) * Math.PI * 2] }))), cyl(2, 24, steel(), { axis: 'z', at: [0, 0, 16] })])
  const plate = (z, size, hole) => sheet(rectangle(size, size, { r: 4 }), 9, black, { holes: [circle(hole)], bevel: 0.8, seg: 2, at: [0, 0, z] })
  const model = group([
    plate(0, 46, 8), plate(-17, 52, 10), ring(8, 5.2, 12, metal(0xbfc2c4, 0.28), { axis: 'z', at: [0, 0, 3], seg: 60 }), mesh(new THREE.SphereGeometry(7, 40, 20, 0, Math.PI * 2, 0, 0.7), clear(0xb9a7d6, 0.55, 0.03), { rot: [Math.PI / 2, 0, 0], at: [0, 0, 0] }), cyl(5.2, 0.4, dark(), { axis: 'z', at: [0, 0, 1] }),
    [[-17, 17], [17, 17], [17, -17]].map(([x, y]) => group([knob.clone()], { at: [x, y, -36] })), group([knob.clone()], { at: [40, 0, -21], rot: [0, -Math.PI / 2, 0], size: 0.8 }), group([knob.clone()], { at: [0, 41, -21], rot: [Math.PI / 2, 0, 0], size: 0.8 }),
    ring(4.2, 2.6, 12, nickel(), { axis: 'z', at: [0, 0, -30] }), cyl(7, 4, nickel(), { axis: 'z', at: [0, 0, -27] }), [[-17, -17]].map(([x, y]) => screw(3, { at: [x, y, 0.2] })), box(30, 26, 20, black, { at: [0, -38, -16], r: 1 }), cyl(6.4, 44, steel(), { at: [0, -70, -16] }), cyl(17, 7, black, { at: [0, -94, -16], chamfer: 1 }),
    print([{ text: 'Verrane', size: 4.4, weight: 650 }], 22, 6, { at: [-6, 17.5, 0.2] }),
  ])
  return { model, azimuth: view === 'hero' ? 34 : view === 'rear' ? 146 : -30, elevation: 18, fill: 0.84 }
}

/** Implantable cannula: ceramic ferrule with its bare or tapered fiber. */
export function cannula(attributes, view) {
  const taper = /taper/i.test(attributes.product ?? '')
  const r = (attributes.diameter ?? 1.25) / 2
  const make = () => group([
    turned([[0, 0], [r * 0.7, 0], [r, 0.4], [r, 6.1], [r * 0.8, 6.4], [0, 6.4]], ceramic(), { seg: 48 }), ring(r * 1.22, r * 0.9, 1.6, gold(), { axis: 'y', at: [0, 1.4, 0] }), cyl(0.11, 0.02, dark(), { at: [0, 6.42, 0] }),
    taper ? turned([[0, -5.6], [0.03, -5], [0.11, -2.4], [0.11, 0]], clear(0xdfe6ea, 0.75, 0.05), { seg: 24 }) : cyl(0.11, 4.6, clear(0xdfe6ea, 0.75, 0.05), { at: [0, -2.3, 0], chamfer: 0, seg: 24 }),
    group([mesh(taper ? new THREE.CylinderGeometry(0.115, 0.04, 2.4, 20) : new THREE.SphereGeometry(0.15, 20, 16), glow(0x3f8cff), { at: [0, taper ? -3.6 : -4.65, 0] })]),
  ])
  const lie = (at, turn) => group([group([make()], { rot: [0, 0, Math.PI / 2] })], { at: [at[0], r * 1.22, at[1]], rot: [0, turn, 0] })
  if (view === 'detail') return { model: lie([0, 0], 0.4), azimuth: 14, elevation: 24, fill: 0.72 }
  if (view === 'endface') return { model: lie([0, 0], 2), azimuth: 10, elevation: 18, fill: 0.6 }
  return { model: group([lie([-1.5, 2], 0.3), lie([2.6, -0.6], -0.5), lie([-1, -3], 2.7)]), azimuth: 16, elevation: 34, fill: 0.76 }
}

/** Needle-like probe core on a long torque cable, with a strain relief and a connector. */
export function needleProbe(attributes, view) {
  const r = Math.max(attributes.diameter ?? 1, 0.7) * 0.5
  const forward = /forward/i.test(attributes.product ?? '')
  const sheetBeam = /light-sheet/i.test(attributes.product ?? '')
  const tip = group([
    cyl(r, 26, steel(), { axis: 'z', at: [0, 0, -13], chamfer: 0.05, seg: 48 }), forward || sheetBeam ? mesh(new THREE.SphereGeometry(r * 0.8, 32, 20), clear(0xcfdbe4, 0.7, 0.03), { at: [0, 0, -r * 0.2] }) : group([box(r * 1.2, 0.2, 3, dark(), { at: [0, r * 0.96, -4], r: 0 }), mesh(new THREE.SphereGeometry(r * 0.55, 24, 16), clear(0xcfdbe4, 0.7, 0.03), { at: [0, r * 0.6, -4] })]),
    cyl(r * 2.6, 16, metal(0xbfc2c4, 0.3), { axis: 'z', at: [0, 0, -33] }), spread(4, 2.6).map((z) => ring(r * 2.75, r * 2.4, 0.9, metal(0x8d9195, 0.4), { axis: 'z', at: [0, 0, -33 + z] })), turned([[r * 2, -41], [r * 1.4, -50], [r * 1.2, -54], [0, -54]].reverse(), rubber(0x26292d), { axis: 'z' }),
  ])
  tip.userData = { tail: 54, exits: [[0, 0]] }
  const d = Math.max(r * 2, 1.4)
  const skin = jacket(/Stainless/.test(attributes.jacket ?? '') ? 0xaeb2b5 : hues.black)
  if (view !== 'hero') {
    const a = placed(tip, { at: [0, r * 2.8, 0], rot: [0, 0.5, 0] })
    return { model: group([a.node, runsOff(a, d, skin, { far: 200, turn: [20, 0, 0] })]), azimuth: view === 'detail' ? 24 : 60, elevation: 24, fill: 0.74 }
  }
  const a = placed(tip, { at: [-44, r * 2.8, 74], rot: [0, -0.3, 0] })
  const b = placed(plugFor(attributes.connector ?? 'FC', attributes, { cableD: d }), { at: [54, 5, 62], rot: [0, 0.3, 0] })
  const loop = coilPoints({ radius: 38, turns: 2, d: d * 1.05, from: Math.PI, to: Math.PI * 2, wobble: 0.03 })
  return { model: group([a.node, b.node, cable([a.tails[0], a.tails[0].clone().addScaledVector(a.dir, 6), ...loop.slice(3, -2), b.tails[0].clone().addScaledVector(b.dir, 6), b.tails[0]], d, skin, { seg: 340, sides: 10 })]), azimuth: 12, elevation: 34, fill: 0.8 }
}

