import * as THREE from 'three'
import { cable, coilPoints } from '../parts/cable.js'
import { box, cyl, group, mesh, ring, spread, turned } from '../parts/core.js'
import {
  ceramic,
  clear,
  dark,
  glow,
  gold,
  hues,
  jacket,
  metal,
  rubber,
  steel,
} from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed, runsOff } from '../parts/wiring.js'

/** Implantable cannula: ceramic ferrule with its bare or tapered fiber. */
export function cannula(attributes, view) {
  const taper = /taper/i.test(attributes.product ?? '')
  const r = (attributes.diameter ?? 1.25) / 2
  const make = () =>
    group([
      turned(
        [
          [0, 0],
          [r * 0.7, 0],
          [r, 0.4],
          [r, 6.1],
          [r * 0.8, 6.4],
          [0, 6.4],
        ],
        ceramic(),
        { seg: 48 },
      ),
      ring(r * 1.22, r * 0.9, 1.6, gold(), { axis: 'y', at: [0, 1.4, 0] }),
      cyl(0.11, 0.02, dark(), { at: [0, 6.42, 0] }),
      taper
        ? turned(
            [
              [0, -5.6],
              [0.03, -5],
              [0.11, -2.4],
              [0.11, 0],
            ],
            clear(0xdfe6ea, 0.75, 0.05),
            { seg: 24 },
          )
        : cyl(0.11, 4.6, clear(0xdfe6ea, 0.75, 0.05), { at: [0, -2.3, 0], chamfer: 0, seg: 24 }),
      group([
        mesh(
          taper
            ? new THREE.CylinderGeometry(0.115, 0.04, 2.4, 20)
            : new THREE.SphereGeometry(0.15, 20, 16),
          glow(0x3f8cff),
          { at: [0, taper ? -3.6 : -4.65, 0] },
        ),
      ]),
    ])
  const lie = (at, turn) =>
    group([group([make()], { rot: [0, 0, Math.PI / 2] })], {
      at: [at[0], r * 1.22, at[1]],
      rot: [0, turn, 0],
    })
  if (view === 'detail') return { model: lie([0, 0], 0.4), azimuth: 14, elevation: 24, fill: 0.72 }
  if (view === 'endface') return { model: lie([0, 0], 2), azimuth: 10, elevation: 18, fill: 0.6 }
  return {
    model: group([lie([-1.5, 2], 0.3), lie([2.6, -0.6], -0.5), lie([-1, -3], 2.7)]),
    azimuth: 16,
    elevation: 34,
    fill: 0.76,
  }
}

/** Needle-like probe core on a long torque cable, with a strain relief and a connector. */
export function needleProbe(attributes, view) {
  const r = Math.max(attributes.diameter ?? 1, 0.7) * 0.5
  const forward = /forward/i.test(attributes.product ?? '')
  const sheetBeam = /light-sheet/i.test(attributes.product ?? '')
  const tip = group([
    cyl(r, 26, steel(), { axis: 'z', at: [0, 0, -13], chamfer: 0.05, seg: 48 }),
    forward || sheetBeam
      ? mesh(new THREE.SphereGeometry(r * 0.8, 32, 20), clear(0xcfdbe4, 0.7, 0.03), {
          at: [0, 0, -r * 0.2],
        })
      : group([
          box(r * 1.2, 0.2, 3, dark(), { at: [0, r * 0.96, -4], r: 0 }),
          mesh(new THREE.SphereGeometry(r * 0.55, 24, 16), clear(0xcfdbe4, 0.7, 0.03), {
            at: [0, r * 0.6, -4],
          }),
        ]),
    cyl(r * 2.6, 16, metal(0xbfc2c4, 0.3), { axis: 'z', at: [0, 0, -33] }),
    spread(4, 2.6).map((z) =>
      ring(r * 2.75, r * 2.4, 0.9, metal(0x8d9195, 0.4), { axis: 'z', at: [0, 0, -33 + z] }),
    ),
    turned(
      [
        [r * 2, -41],
        [r * 1.4, -50],
        [r * 1.2, -54],
        [0, -54],
      ].reverse(),
      rubber(0x26292d),
      { axis: 'z' },
    ),
  ])
  tip.userData = { tail: 54, exits: [[0, 0]] }
  const d = Math.max(r * 2, 1.4)
  const skin = jacket(/Stainless/.test(attributes.jacket ?? '') ? 0xaeb2b5 : hues.black)
  if (view !== 'hero') {
    const a = placed(tip, { at: [0, r * 2.8, 0], rot: [0, 0.5, 0] })
    return {
      model: group([a.node, runsOff(a, d, skin, { far: 200, turn: [20, 0, 0] })]),
      azimuth: view === 'detail' ? 24 : 60,
      elevation: 24,
      fill: 0.74,
    }
  }
  const a = placed(tip, { at: [-44, r * 2.8, 74], rot: [0, -0.3, 0] })
  const b = placed(plugFor(attributes.connector ?? 'FC', attributes, { cableD: d }), {
    at: [54, 5, 62],
    rot: [0, 0.3, 0],
  })
  const loop = coilPoints({
    radius: 38,
    turns: 2,
    d: d * 1.05,
    from: Math.PI,
    to: Math.PI * 2,
    wobble: 0.03,
  })
  return {
    model: group([
      a.node,
      b.node,
      cable(
        [
          a.tails[0],
          a.tails[0].clone().addScaledVector(a.dir, 6),
          ...loop.slice(3, -2),
          b.tails[0].clone().addScaledVector(b.dir, 6),
          b.tails[0],
        ],
        d,
        skin,
        { seg: 340, sides: 10 },
      ),
    ]),
    azimuth: 12,
    elevation: 34,
    fill: 0.8,
  }
}
