import * as THREE from 'three'
import { screw } from '../parts/chassis.js'
import { box, circle, cyl, group, mesh, rectangle, repeat, ring, sheet } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { clear, dark, metal, nickel, painted, steel } from '../parts/materials.js'

/** Five-axis mount: a plate on adjusting screws in front of a base. */
export function adjustableMount(attributes, view) {
  const black = painted(0x232629)
  const knob = group([
    cyl(6.2, 12, metal(0xbfc2c4, 0.3), { axis: 'z', chamfer: 0.8 }),
    repeat(
      group([box(0.5, 0.5, 10, metal(0xbfc2c4, 0.3), { at: [0, 6.2, 0], r: 0 })]),
      Array.from({ length: 36 }, (_, index) => ({ rot: [0, 0, (index / 36) * Math.PI * 2] })),
    ),
    cyl(2, 24, steel(), { axis: 'z', at: [0, 0, 16] }),
  ])
  const plate = (z, size, hole) =>
    sheet(rectangle(size, size, { r: 4 }), 9, black, {
      holes: [circle(hole)],
      bevel: 0.8,
      seg: 2,
      at: [0, 0, z],
    })
  const model = group([
    plate(0, 46, 8),
    plate(-17, 52, 10),
    ring(8, 5.2, 12, metal(0xbfc2c4, 0.28), { axis: 'z', at: [0, 0, 3], seg: 60 }),
    mesh(new THREE.SphereGeometry(7, 40, 20, 0, Math.PI * 2, 0, 0.7), clear(0xb9a7d6, 0.55, 0.03), {
      rot: [Math.PI / 2, 0, 0],
      at: [0, 0, 0],
    }),
    cyl(5.2, 0.4, dark(), { axis: 'z', at: [0, 0, 1] }),
    [
      [-17, 17],
      [17, 17],
      [17, -17],
    ].map(([x, y]) => group([knob.clone()], { at: [x, y, -36] })),
    group([knob.clone()], { at: [40, 0, -21], rot: [0, -Math.PI / 2, 0], size: 0.8 }),
    group([knob.clone()], { at: [0, 41, -21], rot: [Math.PI / 2, 0, 0], size: 0.8 }),
    ring(4.2, 2.6, 12, nickel(), { axis: 'z', at: [0, 0, -30] }),
    cyl(7, 4, nickel(), { axis: 'z', at: [0, 0, -27] }),
    [[-17, -17]].map(([x, y]) => screw(3, { at: [x, y, 0.2] })),
    box(30, 26, 20, black, { at: [0, -38, -16], r: 1 }),
    cyl(6.4, 44, steel(), { at: [0, -70, -16] }),
    cyl(17, 7, black, { at: [0, -94, -16], chamfer: 1 }),
    print([{ text: 'Verrane', size: 4.4, weight: 650 }], 22, 6, { at: [-6, 17.5, 0.2] }),
  ])
  return {
    model,
    azimuth: view === 'hero' ? 34 : view === 'rear' ? 146 : -30,
    elevation: 18,
    fill: 0.84,
  }
}
