import * as THREE from 'three'
import { cable, coilPoints } from '../parts/cable.js'
import { cyl, group, mesh, ring, turned } from '../parts/core.js'
import { clear, dark, gold, hues, jacket, rubber } from '../parts/materials.js'
import { placed, runsOff } from '../parts/wiring.js'

/** GRIN collimator: a glass-ended tube with its own pigtail. */
export function pigtailCollimator(attributes, view) {
  const r = (attributes.diameter ?? 2.8) / 2
  const long = 12.5
  const tube = group([
    ring(r, r * 0.7, long, gold(), { axis: 'z', at: [0, 0, -long / 2], seg: 56 }),
    mesh(new THREE.CylinderGeometry(r * 0.68, r * 0.68, 4, 48), clear(0xb9a7d6, 0.6, 0.03), {
      rot: [Math.PI / 2, 0, 0],
      at: [0, 0, -1.6],
    }),
    cyl(r * 0.7, 0.3, dark(), { axis: 'z', at: [0, 0, -5] }),
    turned(
      [
        [r * 0.8, -long],
        [r * 0.5, -long - 4],
        [0.4, -long - 7],
        [0, -long - 7],
      ].reverse(),
      rubber(0x26292d),
      { axis: 'z' },
    ),
  ])
  tube.userData = { tail: long + 7, exits: [[0, 0]] }
  const fiber = jacket(hues.white)
  if (view !== 'hero') {
    const a = placed(tube, { at: [0, r, 0], rot: [0, view === 'detail' ? 0.4 : -0.3, 0] })
    return {
      model: group([a.node, runsOff(a, 0.9, fiber, { far: 60, turn: [10, 0, 0] })]),
      azimuth: view === 'detail' ? 30 : -20,
      elevation: view === 'detail' ? 20 : 42,
      fill: 0.6,
    }
  }
  const a = placed(tube, { at: [-11, r, 19], rot: [0, -0.35, 0] })
  const loop = coilPoints({
    radius: 13,
    turns: 3,
    d: 0.95,
    from: Math.PI,
    to: Math.PI * 2,
    wobble: 0.04,
  })
  return {
    model: group([
      a.node,
      cable(
        [
          a.tails[0],
          a.tails[0].clone().addScaledVector(a.dir, 3),
          ...loop.slice(3),
          [13.4, 0.5, 12],
          [15, 0.5, 22],
        ],
        0.9,
        fiber,
        { seg: 300, sides: 8 },
      ),
    ]),
    azimuth: 14,
    elevation: 32,
    fill: 0.74,
  }
}
