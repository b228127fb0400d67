import * as THREE from 'three'
import { cable, lead } from './cable.js'
import { box, cyl, group, put, ring } from './core.js'
import { jacket, plastic, rubber } from './materials.js'
import { named } from './named.js'

/** Puts a plug in its place and tells where its cables leave and which way: { node, tails, dir }. */
export function placed(plug, place) {
  const node = group([plug], place)
  node.updateMatrixWorld(true)
  const { tail, exits } = plug.userData
  const dir = new THREE.Vector3(0, 0, -1).transformDirection(node.matrixWorld)
  return {
    node,
    dir,
    tails: exits.map(([x, y]) => node.localToWorld(new THREE.Vector3(x, y, -tail + 1))),
  }
}

/** Cables from a placed plug to an end point arriving along `endDir`. */
export function wires(
  { tails, dir },
  end,
  endDir,
  d,
  material,
  /** @type {{ apart?: number, reach?: number }} */ { apart = d, reach } = {},
) {
  const side = new THREE.Vector3(...endDir).cross(new THREE.Vector3(0, 1, 0)).normalize()
  return tails.map((tail, index) => {
    const shift = (index - (tails.length - 1) / 2) * apart
    const to = new THREE.Vector3(...end).addScaledVector(side, shift)
    return cable(lead(tail, dir, to, endDir, reach), d, material)
  })
}

/** A lead that runs out of the picture and fades into the paper; it does not count for framing. */
export function runsOff(
  { tails, dir },
  d,
  material,
  { far = 400, turn = [0, 0, 0], drop = 0 } = {},
) {
  return tails.map((tail) => {
    const end = tail
      .clone()
      .addScaledVector(dir, far)
      .add(new THREE.Vector3(...turn))
    end.y = drop || d / 2
    const middle = tail.clone().lerp(end, 0.25)
    middle.y = Math.min(tail.y, d / 2 + 2)
    const node = cable([tail, tail.clone().addScaledVector(dir, d * 2), middle, end], d, material)
    node.userData.unframed = true
    return node
  })
}

/** Block where a cable divides into legs, its thick side toward -z. */
export function divider(wide, { length = 26, color = 0x1d1f22, label = true } = {}) {
  return named(
    'Divider',
    group([
      box(wide, wide * 0.72, length, plastic(color, 0.5), { r: wide * 0.22, seg: 4 }),
      cyl(wide * 0.3, 6, plastic(color, 0.5), { axis: 'z', at: [0, 0, -length / 2 - 2] }),
      label &&
        ring(wide * 0.36, wide * 0.2, 3, rubber(), { axis: 'z', at: [0, 0, -length / 2 - 5] }),
    ]),
  )
}

/** A coiled tie or strap around cable lying at a place. */
export const strap = (thick, place, color = 0x1b1c1f) =>
  put(
    named(
      'Tie',
      group([box(thick * 2.1, thick * 1.9, 7, plastic(color, 0.7), { r: thick * 0.5, seg: 3 })]),
    ),
    place,
  )

export const jacketOf = (color) => jacket(color)
