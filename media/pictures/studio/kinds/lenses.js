import * as THREE from 'three'
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { box, cyl, group, mesh, repeat, ring, sheet, spread } from '../parts/core.js'
import { glass, shadowOnly } from '../parts/glass.js'
import { clear, glow, hues, metal, plastic } from '../parts/materials.js'

const indexOf = { 'N-BK7': 1.52, 'Fused silica': 1.46, Sapphire: 1.76, 'D-ZK3': 1.59, 'N-SF11': 1.78, 'GRIN glass': 1.6, 'S-LAH79': 1.99 }

function optics({ material, coating = '' }) {
  const coat = /Uncoated/.test(coating) ? [1, 1, 1] : /1550|1700|1310/.test(coating) ? [0.85, 0.62, 0.9] : [0.55, 0.7, 1]
  return { ior: indexOf[material] ?? 1.55, coat, tint: material === 'N-SF11' ? [1, 0.99, 0.93] : [0.985, 0.995, 0.992] }
}

function spun(points, seg = 96) {
  const geometry = new THREE.LatheGeometry(points.map(([x, y]) => new THREE.Vector2(Math.max(x, 0), y)), seg)
  return mergeVertices(toCreasedNormals(geometry, 0.7), 1e-5)
}

const arc = (radius, from, to, centre, steps = 28) => Array.from({ length: steps + 1 }, (_, index) => {
  const turn = from + ((to - from) * index) / steps
  return [radius * Math.cos(turn), centre + radius * Math.sin(turn)]
})

/** One lens of unit-free size about 10, its axis along y, its middle at the origin. */
function lens(kind, attributes) {
  const look = optics(attributes)
  const halo = (outer, inner, place) => shadowOnly(new THREE.RingGeometry(inner, outer, 48), place)
  if (kind === 'ball') return { node: group([glass(new THREE.SphereGeometry(5, 96, 64), { ...look, spheres: [[[0, 0, 0], 5]] }), halo(5, 2.7, { rot: [-Math.PI / 2, 0, 0] })]), rest: 5 }
  if (kind === 'half') return { node: group([glass(spun([[0.001, 0], ...arc(5, 0, Math.PI / 2, 0)]), { ...look, spheres: [[[0, 0, 0], 5]], planes: [[[0, -1, 0], 0]] }), halo(5, 3, { rot: [-Math.PI / 2, 0, 0], at: [0, 0.6, 0] })]), rest: 0.02 }
  if (kind === 'rod') return rod(attributes, look)
  if (kind === 'asphere') return asphere(attributes, look)
  return cylinderLens(attributes, look)
}

function rod(attributes, look) {
  const slim = /relay/i.test(attributes.product ?? '')
  const [radius, long] = slim ? [1.2, 26] : [2.6, /1p0|1\.0/.test(attributes.slug ?? '') ? 8.6 : 13]
  const tilt = /8°/.test(attributes.product ?? '') ? (8 * Math.PI) / 180 : 0
  const geometry = mergeVertices(toCreasedNormals(new THREE.CylinderGeometry(radius, radius, long, 72, 1), 0.6), 1e-5)
  const place = geometry.attributes.position
  for (let index = 0; index < place.count; index++) if (place.getY(index) > 0) place.setY(index, place.getY(index) - Math.tan(tilt) * (place.getX(index) + radius))
  const face = [Math.sin(tilt), Math.cos(tilt), 0]
  const planes = [[face, face[1] * (long / 2 - Math.tan(tilt) * radius)], [[0, -1, 0], long / 2]]
  return {
    node: group([glass(geometry, { ...look, planes, barrels: [[[0, 0, 0], [0, 1, 0], radius]] }), ...[-1, 1].map((side) => shadowOnly(new THREE.BoxGeometry(radius * 0.5, long * 0.98, radius * 0.3), { at: [side * radius * 0.7, 0, 0] }))]),
    rest: radius, lying: true, long,
  }
}

function asphere({ focalLength = 8, material }, look) {
  const steep = focalLength < 6 ? 5.4 : 7.6
  const [edge, flat] = [5, 14]
  const sag = (radius) => radius - Math.sqrt(radius * radius - edge * edge)
  const rim = 0.9
  const top = Math.asin(Math.sqrt(1 - (edge / steep) ** 2))
  const points = [...arc(flat, -Math.PI / 2, -Math.PI / 2 + Math.asin(edge / flat), flat - sag(flat) - rim, 14), ...arc(steep, top, Math.PI / 2, rim + sag(steep) - steep, 30)]
  const geometry = spun(points)
  if (/halco/.test(material ?? '')) return { node: group([mesh(geometry, metal(0x3b2f38, 0.12))]), rest: sag(flat) + rim, edge: 5 }
  return {
    node: group([glass(geometry, { ...look, spheres: [[[0, flat - sag(flat) - rim, 0], flat], [[0, rim + sag(steep) - steep, 0], steep]], barrels: [[[0, 0, 0], [0, 1, 0], edge + 0.001]] }), shadowOnly(new THREE.RingGeometry(3, 5, 48), { rot: [-Math.PI / 2, 0, 0] })]),
    rest: sag(flat) + rim, edge: 5,
  }
}

function cylinderLens({ product = '' }, look) {
  const fast = /Fast/.test(product)
  const [w, d, radius, thick] = fast ? [20, 2.6, 1.7, 2.4] : [12, 10, 9, 1.8]
  const sag = radius - Math.sqrt(radius * radius - (d / 2) ** 2)
  const points = [new THREE.Vector2(-d / 2, 0), new THREE.Vector2(d / 2, 0)]
  for (let step = 0; step <= 24; step++) {
    const z = d / 2 - (d * step) / 24
    points.push(new THREE.Vector2(z, thick + sag - (radius - Math.sqrt(radius * radius - z * z))))
  }
  const flat = new THREE.ExtrudeGeometry(new THREE.Shape(points), { depth: w, bevelEnabled: false })
  flat.rotateY(-Math.PI / 2).translate(w / 2, 0, 0)
  return {
    node: group([glass(mergeVertices(toCreasedNormals(flat, 0.4), 1e-5), { ...look, planes: [[[0, -1, 0], 0], [[1, 0, 0], w / 2], [[-1, 0, 0], w / 2], [[0, 0, 1], d / 2], [[0, 0, -1], d / 2]], barrels: [[[0, thick + sag - radius, 0], [1, 0, 0], radius]] }), shadowOnly(new THREE.BoxGeometry(w * 0.97, thick * 0.8, d * 0.2), { at: [0, thick / 2, d * 0.38] }), shadowOnly(new THREE.BoxGeometry(w * 0.97, thick * 0.8, d * 0.2), { at: [0, thick / 2, -d * 0.38] })]),
    rest: 0.02,
  }
}

/** Lens: three of it in different poses; one alone; one at work with the rays its focal length makes. */
export const lensOf = (kind) => (attributes, view) => {
  if (view === 'rays') return rays(kind, attributes)
  const make = () => lens(kind, attributes)
  const { rest, lying, edge, long } = make()
  const lay = (at, turn) => (lying ? group([group([make().node], { rot: [0, 0, Math.PI / 2] })], { at: [at[0], rest, at[2]], rot: [0, turn, 0] }) : group([make().node], { at: [at[0], rest, at[2]], rot: [0, turn, 0] }))
  if (view === 'detail') return { model: group([lay([0, 0, 0], lying ? 0.9 : 0.3)]), azimuth: lying ? 12 : 28, elevation: lying ? 20 : 30, fill: lying ? 0.66 : 0.58, frames: 13 }
  if (lying) {
    const upright = long && long < 20 ? group([make().node], { at: [long * 0.1, long / 2, -long * 0.5], rot: [0, 0.6, 0] }) : lay([2, 0, -6], 0.1)
    return { model: group([lay([-long * 0.42, 0, 1], 0.35), lay([long * 0.42, 0, 4], -0.5), upright]), azimuth: 20, elevation: 22, fill: 0.72, frames: 13 }
  }
  if (edge) return { model: group([lay([-6, 0, 4], 0), group([make().node], { at: [6.5, edge, 0], rot: [Math.PI / 2 - 0.12, 0, -0.5] }), lay([2, 0, -10], 0)]), azimuth: 18, elevation: 24, fill: 0.74, frames: 13 }
  if (kind === 'ball') return { model: group([lay([-6, 0, 2], 0), lay([6.6, 0, 4.4], 1), lay([2.4, 0, -7.4], 2)]), azimuth: 14, elevation: 22, fill: 0.74, frames: 13 }
  return { model: group([lay([-7, 0, 3], 0.3), lay([8, 0, 2], -0.5), lay([1, 0, -9], 0.1)]), azimuth: 20, elevation: 28, fill: 0.76, frames: 13 }
}

/** Rays run along x at the height of a lens held upright: parallel in, crossing at the focus. */
function rays(kind, attributes) {
  const one = lens(kind, attributes)
  const ratio = Math.min(3.4, Math.max(0.95, (attributes.focalLength ?? 4) / (attributes.diameter ?? attributes.clearAperture ?? 4)))
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
  const lines = spread(5, (width * 1.4) / 4).flatMap((y) => [line([-half - 16, lift + y, 0], [-half, lift + y, 0]), line([half, lift + y * (ball ? 0.5 : 0.86), 0], [focus + 8, lift - y * (8 / Math.max(focus - half, 2)) * 0.86, 0])])
  const held = group([one.node], { at: [0, lift, 0], rot: [0, kind === 'cylinder' ? 0 : 0, Math.PI / 2] })
  const stand = [ring(ball ? 5.6 : width + 1, ball ? 4.7 : width + 0.06, 1.6, plastic(0x26292d), { axis: 'x', at: [0, lift, 0] }), cyl(0.7, lift - width - 0.6, plastic(0x26292d), { at: [0, (lift - width - 0.6) / 2, 0] }), cyl(4.4, 1, plastic(0x26292d), { at: [0, 0.5, 0] })]
  return { model: group([held, lines, stand]), azimuth: 14, elevation: 12, fill: 0.84, frames: 13 }
}

/** Microlens array: a plate with its domes, as many as the data counts where they can be seen. */
export function microlensArray(attributes, view) {
  const linear = (attributes.numChannels ?? 12) <= 64
  const [columns, rows] = linear ? [attributes.numChannels ?? 12, 1] : [33, 33]
  const pitch = linear ? 1 : 0.62
  const [w, d] = linear ? [columns * pitch + 3, 5] : [columns * pitch + 1.4, rows * pitch + 1.4]
  const dome = mesh(new THREE.SphereGeometry(pitch * 0.56, 24, 8, 0, Math.PI * 2, 0, 1.05), clear(0xcfdde6, 0.62, 0.04), { at: [0, -pitch * 0.28, 0] })
  const at = Array.from({ length: columns * rows }, (_, index) => ({ at: [((index % columns) - (columns - 1) / 2) * pitch, 1.62, (Math.floor(index / columns) - (rows - 1) / 2) * pitch] }))
  const one = () => group([box(w, 1.6, d, clear(0xc3d6e2, 0.5, 0.05), { at: [0, 0.8, 0], r: 0.08 }), repeat(group([dome]), at), sheet(new THREE.Shape([[-w / 2, -d / 2], [w / 2, -d / 2], [w / 2, d / 2], [-w / 2, d / 2]].map(([x, y]) => new THREE.Vector2(x, y))), 0.05, clear(0x9db4c4, 0.4), { rot: [-Math.PI / 2, 0, 0], at: [0, 0.06, 0], bevel: 0 })])
  if (view === 'hero') return { model: group([one()], { rot: [0, 0.1, 0] }), azimuth: 30, elevation: 34, fill: 0.74 }
  if (view === 'detail') return { model: group([one()], { rot: [1.15, 0, 0] }), azimuth: -18, elevation: 20, fill: 0.7 }
  return { model: group([one(), group([one()], { at: [w * 0.2, 0, -d - 3], rot: [0, 0.3, 0] })]), azimuth: 24, elevation: 24, fill: 0.78 }
}
