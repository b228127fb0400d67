import * as THREE from 'three'
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { group, mesh } from './core.js'
import { glass, shadowOnly } from './glass.js'
import { metal } from './materials.js'

/** One lens of unit-free size about 10, its axis along y, its middle at the origin. */
export function lens(kind, attributes) {
  const look = optics(attributes)
  const halo = (outer, inner, place) => shadowOnly(new THREE.RingGeometry(inner, outer, 48), place)
  if (kind === 'ball')
    return {
      node: group([
        glass(new THREE.SphereGeometry(5, 96, 64), { ...look, spheres: [[[0, 0, 0], 5]] }),
        halo(5, 2.7, { rot: [-Math.PI / 2, 0, 0] }),
      ]),
      rest: 5,
    }
  if (kind === 'half')
    return {
      node: group([
        glass(spun([[0.001, 0], ...arc(5, 0, Math.PI / 2, 0)]), {
          ...look,
          spheres: [[[0, 0, 0], 5]],
          planes: [[[0, -1, 0], 0]],
        }),
        halo(5, 3, { rot: [-Math.PI / 2, 0, 0], at: [0, 0.6, 0] }),
      ]),
      rest: 0.02,
    }
  if (kind === 'rod') return rod(attributes, look)
  if (kind === 'asphere') return asphere(attributes, look)
  return cylinderLens(attributes, look)
}

const indexOf = {
  'N-BK7': 1.52,
  'Fused silica': 1.46,
  Sapphire: 1.76,
  'D-ZK3': 1.59,
  'N-SF11': 1.78,
  'GRIN glass': 1.6,
  'S-LAH79': 1.99,
}

function optics({ material, coating = '' }) {
  const coat = /Uncoated/.test(coating)
    ? [1, 1, 1]
    : /1550|1700|1310/.test(coating)
      ? [0.85, 0.62, 0.9]
      : [0.55, 0.7, 1]
  return {
    ior: indexOf[material] ?? 1.55,
    coat,
    tint: material === 'N-SF11' ? [1, 0.99, 0.93] : [0.985, 0.995, 0.992],
  }
}

function spun(points, seg = 96) {
  const geometry = new THREE.LatheGeometry(
    points.map(([x, y]) => new THREE.Vector2(Math.max(x, 0), y)),
    seg,
  )
  return mergeVertices(toCreasedNormals(geometry, 0.7), 1e-5)
}

const arc = (radius, from, to, centre, steps = 28) =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const turn = from + ((to - from) * index) / steps
    return [radius * Math.cos(turn), centre + radius * Math.sin(turn)]
  })

function rod(attributes, look) {
  const slim = /relay/i.test(attributes.product ?? '')
  const [radius, long] = slim ? [1.2, 26] : [2.6, /1p0|1\.0/.test(attributes.slug ?? '') ? 8.6 : 13]
  const tilt = /8°/.test(attributes.product ?? '') ? (8 * Math.PI) / 180 : 0
  const geometry = mergeVertices(
    toCreasedNormals(new THREE.CylinderGeometry(radius, radius, long, 72, 1), 0.6),
    1e-5,
  )
  const place = geometry.attributes.position
  for (let index = 0; index < place.count; index++)
    if (place.getY(index) > 0)
      place.setY(index, place.getY(index) - Math.tan(tilt) * (place.getX(index) + radius))
  const face = [Math.sin(tilt), Math.cos(tilt), 0]
  const planes = [
    [face, face[1] * (long / 2 - Math.tan(tilt) * radius)],
    [[0, -1, 0], long / 2],
  ]
  return {
    node: group([
      glass(geometry, { ...look, planes, barrels: [[[0, 0, 0], [0, 1, 0], radius]] }),
      ...[-1, 1].map((side) =>
        shadowOnly(new THREE.BoxGeometry(radius * 0.5, long * 0.98, radius * 0.3), {
          at: [side * radius * 0.7, 0, 0],
        }),
      ),
    ]),
    rest: radius,
    lying: true,
    long,
  }
}

function asphere({ focalLength = 8, material }, look) {
  const steep = focalLength < 6 ? 5.4 : 7.6
  const [edge, flat] = [5, 14]
  const sag = (radius) => radius - Math.sqrt(radius * radius - edge * edge)
  const rim = 0.9
  const top = Math.asin(Math.sqrt(1 - (edge / steep) ** 2))
  const points = [
    ...arc(flat, -Math.PI / 2, -Math.PI / 2 + Math.asin(edge / flat), flat - sag(flat) - rim, 14),
    ...arc(steep, top, Math.PI / 2, rim + sag(steep) - steep, 30),
  ]
  const geometry = spun(points)
  if (/halco/.test(material ?? ''))
    return { node: group([mesh(geometry, metal(0x3b2f38, 0.12))]), rest: sag(flat) + rim, edge: 5 }
  return {
    node: group([
      glass(geometry, {
        ...look,
        spheres: [
          [[0, flat - sag(flat) - rim, 0], flat],
          [[0, rim + sag(steep) - steep, 0], steep],
        ],
        barrels: [[[0, 0, 0], [0, 1, 0], edge + 0.001]],
      }),
      shadowOnly(new THREE.RingGeometry(3, 5, 48), { rot: [-Math.PI / 2, 0, 0] }),
    ]),
    rest: sag(flat) + rim,
    edge: 5,
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
    node: group([
      glass(mergeVertices(toCreasedNormals(flat, 0.4), 1e-5), {
        ...look,
        planes: [
          [[0, -1, 0], 0],
          [[1, 0, 0], w / 2],
          [[-1, 0, 0], w / 2],
          [[0, 0, 1], d / 2],
          [[0, 0, -1], d / 2],
        ],
        barrels: [[[0, thick + sag - radius, 0], [1, 0, 0], radius]],
      }),
      shadowOnly(new THREE.BoxGeometry(w * 0.97, thick * 0.8, d * 0.2), {
        at: [0, thick / 2, d * 0.38],
      }),
      shadowOnly(new THREE.BoxGeometry(w * 0.97, thick * 0.8, d * 0.2), {
        at: [0, thick / 2, -d * 0.38],
      }),
    ]),
    rest: 0.02,
  }
}
