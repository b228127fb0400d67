import * as THREE from 'three'
import { cyl, group, mesh, ring, spread } from '../parts/core.js'
import { lens } from '../parts/lens-shapes.js'
import { glow, hues, plastic } from '../parts/materials.js'

/** Lens: three of it in different poses; one alone; one at work with the rays its focal length makes. */
export const lensOf = (kind) => (attributes, view) => {
  if (view === 'rays') return rays(kind, attributes)
  const make = () => lens(kind, attributes)
  const { rest, lying, edge, long } = make()
  const lay = (at, turn) =>
    lying
      ? group([group([make().node], { rot: [0, 0, Math.PI / 2] })], {
          at: [at[0], rest, at[2]],
          rot: [0, turn, 0],
        })
      : group([make().node], { at: [at[0], rest, at[2]], rot: [0, turn, 0] })
  if (view === 'detail')
    return {
      model: group([lay([0, 0, 0], lying ? 0.9 : 0.3)]),
      azimuth: lying ? 12 : 28,
      elevation: lying ? 20 : 30,
      fill: lying ? 0.66 : 0.58,
      frames: 13,
    }
  if (lying) {
    const upright =
      long && long < 20
        ? group([make().node], { at: [long * 0.1, long / 2, -long * 0.5], rot: [0, 0.6, 0] })
        : lay([2, 0, -6], 0.1)
    return {
      model: group([lay([-long * 0.42, 0, 1], 0.35), lay([long * 0.42, 0, 4], -0.5), upright]),
      azimuth: 20,
      elevation: 22,
      fill: 0.72,
      frames: 13,
    }
  }
  if (edge)
    return {
      model: group([
        lay([-6, 0, 4], 0),
        group([make().node], { at: [6.5, edge, 0], rot: [Math.PI / 2 - 0.12, 0, -0.5] }),
        lay([2, 0, -10], 0),
      ]),
      azimuth: 18,
      elevation: 24,
      fill: 0.74,
      frames: 13,
    }
  if (kind === 'ball')
    return {
      model: group([lay([-6, 0, 2], 0), lay([6.6, 0, 4.4], 1), lay([2.4, 0, -7.4], 2)]),
      azimuth: 14,
      elevation: 22,
      fill: 0.74,
      frames: 13,
    }
  return {
    model: group([lay([-7, 0, 3], 0.3), lay([8, 0, 2], -0.5), lay([1, 0, -9], 0.1)]),
    azimuth: 20,
    elevation: 28,
    fill: 0.76,
    frames: 13,
  }
}

/** Rays run along x at the height of a lens held upright: parallel in, crossing at the focus. */
function rays(kind, attributes) {
  const one = lens(kind, attributes)
  const ratio = Math.min(
    3.4,
    Math.max(
      0.95,
      (attributes.focalLength ?? 4) / (attributes.diameter ?? attributes.clearAperture ?? 4),
    ),
  )
  const ball = kind === 'ball'
  const width = kind === 'rod' ? one.rest : kind === 'cylinder' ? 3.6 : 5
  const half = kind === 'rod' ? one.long / 2 : ball ? 5 : 2
  const focus = half + (kind === 'rod' ? 6 : ball ? 2.2 : Math.min(ratio * width * 1.5, 22))
  const lift = 9
  const light = glow(hues.accent)
  const line = (from, to) => {
    const a = new THREE.Vector3(...from)
    const b = new THREE.Vector3(...to)
    const node = mesh(new THREE.CylinderGeometry(0.11, 0.11, a.distanceTo(b), 8), light)
    node.position.copy(a).lerp(b, 0.5)
    node.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.clone().sub(a).normalize())
    node.userData.noShadow = true
    return node
  }
  const lines = spread(5, (width * 1.4) / 4).flatMap((y) => [
    line([-half - 16, lift + y, 0], [-half, lift + y, 0]),
    line(
      [half, lift + y * (ball ? 0.5 : 0.86), 0],
      [focus + 8, lift - y * (8 / Math.max(focus - half, 2)) * 0.86, 0],
    ),
  ])
  const held = group([one.node], {
    at: [0, lift, 0],
    rot: [0, kind === 'cylinder' ? 0 : 0, Math.PI / 2],
  })
  const stand = [
    ring(ball ? 5.6 : width + 1, ball ? 4.7 : width + 0.06, 1.6, plastic(0x26292d), {
      axis: 'x',
      at: [0, lift, 0],
    }),
    cyl(0.7, lift - width - 0.6, plastic(0x26292d), { at: [0, (lift - width - 0.6) / 2, 0] }),
    cyl(4.4, 1, plastic(0x26292d), { at: [0, 0.5, 0] }),
  ]
  return { model: group([held, lines, stand]), azimuth: 14, elevation: 12, fill: 0.84, frames: 13 }
}
