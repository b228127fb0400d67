import * as THREE from 'three'
import { box, cyl, group, mesh, repeat, ring, spread, turned } from '../parts/core.js'
import { ceramic, clear, dark, hues, jacket, metal, nickel, painted } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed, runsOff } from '../parts/wiring.js'
import { named } from '../parts/named.js'

/** Fixed or focusable collimator: lens end, connector end, and the beam it makes. */
export function collimator(attributes, view) {
  const one = barrel(attributes)
  const lying = (turn, at = [0, 0], more = []) =>
    group([group([one.node.clone(), more], { at: [0, one.r, one.long / 2] })], {
      at: [at[0], 0, at[1]],
      rot: [0, turn, 0],
    })
  if (view === 'model') return { model: one.node, azimuth: 40, elevation: 22 }
  if (view === 'rear') return { model: lying(0), azimuth: 148, elevation: 24, fill: 0.72 }
  if (view === 'rays') {
    const wide = Math.max(attributes.clearAperture ?? 4, 2) * 0.36
    const beam = mesh(
      new THREE.CylinderGeometry(wide, wide, one.long * 1.4, 40, 1, true),
      clear(hues.accent, 0.5, 0.6),
      { rot: [Math.PI / 2, 0, 0], at: [0, 0, one.long * 0.7] },
    )
    beam.userData.noShadow = true
    const plug = placed(plugFor(attributes.connector, attributes, { cableD: 3 }), {
      at: [0, one.r, -one.long / 2 + 8],
    })
    return {
      model: group([
        lying(0, [0, 0], [beam]),
        plug.node,
        runsOff(plug, 3, jacket(attributes.connector === 'SMA905' ? hues.orange : hues.yellow), {
          far: 260,
        }),
      ]),
      azimuth: 58,
      elevation: 20,
      fill: 0.84,
    }
  }
  return {
    model: group([
      lying(0.12, [-one.r * 1.3, 6]),
      lying(Math.PI - 0.5, [one.r * 2.1, -one.long * 0.34]),
    ]),
    azimuth: 28,
    elevation: 24,
    fill: 0.74,
  }
}

/** Barrel along +z: lens at the front, receptacle behind. Millimetres, front face at z = 0. */
function barrel({ connector = 'FC', diameter = 12, clearAperture = 5, material, product = '' }) {
  const r = diameter / 2
  const power = /High-power/i.test(product)
  const focus = /focus/i.test(product)
  const skin = power
    ? painted(0x232629)
    : material === 'Aluminum'
      ? painted(0x26292d)
      : metal(0xbfc2c4, 0.26)
  const long = power ? 62 : r * 2 + 18
  const bore = Math.min(clearAperture / 2 + 0.7, r * 0.8)
  const parts = [
    named(
      'Barrel',
      turned(
        [
          [bore, -3],
          [bore + 0.3, -0.4],
          [r - 0.6, 0],
          [r, -0.6],
          [r, -long + 1],
          [r - 1, -long],
          [0, -long],
        ].reverse(),
        skin,
        { axis: 'z', seg: 72 },
      ),
    ),
    cyl(bore, 0.5, dark(), { axis: 'z', at: [0, 0, -6] }),
    named(
      'Lens',
      mesh(
        new THREE.SphereGeometry(bore * 1.6, 48, 24, 0, Math.PI * 2, 0, 0.68),
        clear(0xb9a7d6, 0.55, 0.03),
        { rot: [Math.PI / 2, 0, 0], at: [0, 0, -3 - bore * 1.25] },
      ),
    ),
    spread(2, 3).map((z) =>
      ring(r * 1.006, r * 0.98, 0.5, dark(), { axis: 'z', seg: 72, at: [0, 0, -5 + z] }),
    ),
  ]
  if (power)
    parts.push(
      spread(9, 4.6).map((z) =>
        ring(r * 1.16, r * 0.98, 2, skin, { axis: 'z', seg: 72, at: [0, 0, -long * 0.52 + z] }),
      ),
    )
  if (focus)
    parts.push(
      named(
        'Focus ring',
        ring(r * 1.14, r * 0.9, 9, metal(0x8d9195, 0.36), { axis: 'z', seg: 60, at: [0, 0, -14] }),
      ),
      repeat(
        group([box(0.5, 0.5, 8.4, metal(0x8d9195, 0.36), { at: [0, r * 1.14, -14], r: 0 })]),
        Array.from({ length: 44 }, (_, index) => ({ rot: [0, 0, (index / 44) * Math.PI * 2] })),
      ),
    )
  const back =
    connector === 'SMA905'
      ? [
          cyl(5.2, 3, nickel(), { axis: 'z', at: [0, 0, -long - 1.4] }),
          ring(3.2, 1.6, 9, nickel(), { axis: 'z', at: [0, 0, -long - 6] }),
          spread(5, 1.3).map((z) =>
            ring(3.4, 3, 0.6, nickel(), { axis: 'z', at: [0, 0, -long - 6.4 + z] }),
          ),
          cyl(1.6, 0.4, dark(), { axis: 'z', at: [0, 0, -long - 9] }),
        ]
      : [
          cyl(Math.max(6.6, r * 0.9), 2, nickel(), { axis: 'z', at: [0, 0, -long - 1] }),
          ring(4, 2.6, 9, nickel(), { axis: 'z', at: [0, 0, -long - 6] }),
          spread(5, 1.3).map((z) =>
            ring(4.25, 3.9, 0.6, nickel(), { axis: 'z', at: [0, 0, -long - 6.4 + z] }),
          ),
          ring(2, 1.25, 6, ceramic(), { axis: 'z', at: [0, 0, -long - 6] }),
          cyl(2.6, 0.4, dark(), { axis: 'z', at: [0, 0, -long - 3] }),
        ]
  return {
    node: group([parts, named('Receptacle', group([back]))]),
    long: long + 11,
    r: Math.max(r * (power ? 1.16 : focus ? 1.14 : 1), 6.6),
  }
}
