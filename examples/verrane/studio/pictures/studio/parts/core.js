import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { copiesOf } from './named.js'

/*
 * Building blocks. Lengths are millimetres, x runs right, y up, z toward the person in front of
 * the product. Every block takes a last argument { at: [x, y, z], rot: [x, y, z] in radians }.
 */

export function mesh(geometry, material, place = {}) {
  return put(new THREE.Mesh(geometry, material), place)
}

export function put(node, /** @type {Place} */ { at, rot, size } = {}) {
  if (at) node.position.set(...at)
  if (rot) node.rotation.set(...rot)
  if (size) node.scale.setScalar(size)
  return node
}

export function group(parts, place) {
  const node = new THREE.Group()
  node.add(...parts.flat(9).filter(Boolean))
  return put(node, place)
}

/** Box with rounded edges; `r` is the edge radius. Centred on its place. */
export function box(
  width,
  height,
  depth,
  material,
  /** @type {Box} */ { r = 0.4, seg = r < 1.3 ? 1 : 2, ...place } = {},
) {
  if (r === 0) return mesh(new THREE.BoxGeometry(width, height, depth), material, place)
  const radius = Math.min(r, width * 0.49, height * 0.49, depth * 0.49)
  return mesh(new RoundedBoxGeometry(width, height, depth, seg, radius), material, place)
}

const toAxis = { x: [0, 0, -Math.PI / 2], y: [0, 0, 0], z: [Math.PI / 2, 0, 0] }

/**
 * Turned part: `profile` is a list of [radius, position along the axis]. Creases stay sharp.
 */
export function turned(
  profile,
  material,
  /** @type {Turned} */ { axis = 'y', seg = 32, crease = 0.6, ...place } = {},
) {
  const geometry = new THREE.LatheGeometry(
    profile.map(([radius, along]) => new THREE.Vector2(Math.max(radius, 0), along)),
    seg,
  )
  // Seen from outside whichever way the profile was written.
  const node = mesh(mergeVertices(toCreasedNormals(geometry, crease), 1e-4), material)
  return group([put(node, { rot: toAxis[axis] })], place)
}

/** Cylinder along an axis, middle at its place, with a small chamfer on both rims. */
export function cyl(
  radius,
  length,
  material,
  /** @type {Round} */ { chamfer = Math.min(radius, length) * 0.06, top = radius, ...place } = {},
) {
  const half = length / 2
  return turned(
    [
      [0, -half],
      [radius - chamfer, -half],
      [radius, -half + chamfer],
      [top, half - chamfer],
      [top - chamfer, half],
      [0, half],
    ],
    material,
    place,
  )
}

/** Tube along an axis, open through. */
export function ring(outer, inner, length, material, place) {
  const half = length / 2
  const chamfer = Math.min(outer - inner, length) * 0.12
  return turned(
    [
      [inner, -half],
      [outer - chamfer, -half],
      [outer, -half + chamfer],
      [outer, half - chamfer],
      [outer - chamfer, half],
      [inner, half],
      [inner, -half],
    ],
    material,
    place,
  )
}

/** Prism with `sides`, across-flats `width`, along an axis: nuts. */
export function hex(
  width,
  length,
  material,
  /** @type {Nut} */ { sides = 6, axis = 'z', bore = 0, ...place } = {},
) {
  const shape = new THREE.Shape(polygon(sides, width / 2 / Math.cos(Math.PI / sides)))
  if (bore) shape.holes.push(new THREE.Path(polygon(sides * 6, bore)))
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: length * 0.9,
    bevelSize: length * 0.05,
    bevelThickness: length * 0.05,
    bevelSegments: 2,
  })
  geometry.translate(0, 0, -length * 0.45)
  const turn = { x: [0, Math.PI / 2, 0], y: [-Math.PI / 2, 0, 0], z: [0, 0, 0] }[axis]
  return group([mesh(geometry, material, { rot: turn })], place)
}

function polygon(sides, radius) {
  return Array.from({ length: sides }, (_, index) => {
    const turn = ((index + 0.5) / sides) * Math.PI * 2
    return new THREE.Vector2(Math.cos(turn) * radius, Math.sin(turn) * radius)
  })
}

/** Rectangle as a path, corners rounded by `r`, middle at (x, y). */
export function rectangle(width, height, { r = 0, x = 0, y = 0, hole = false } = {}) {
  const path = hole ? new THREE.Path() : new THREE.Shape()
  const [left, right, low, high] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2]
  if (!r) {
    path.moveTo(left, low).lineTo(right, low).lineTo(right, high).lineTo(left, high).closePath()
    return path
  }
  path
    .moveTo(left + r, low)
    .lineTo(right - r, low)
    .absarc(right - r, low + r, r, -Math.PI / 2, 0)
  path.lineTo(right, high - r).absarc(right - r, high - r, r, 0, Math.PI / 2)
  path.lineTo(left + r, high).absarc(left + r, high - r, r, Math.PI / 2, Math.PI)
  path.lineTo(left, low + r).absarc(left + r, low + r, r, Math.PI, Math.PI * 1.5)
  return path
}

export function circle(radius, x = 0, y = 0) {
  return new THREE.Path().absarc(x, y, radius, 0, Math.PI * 2)
}

export function outline(points) {
  return new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)))
}

/** Sheet or moulded part: a shape in x/y with holes, front face at z = 0 and `depth` behind it. */
export function sheet(
  shape,
  depth,
  material,
  /** @type {Sheet} */ {
    holes = [],
    bevel = Math.min(0.35, depth / 4),
    seg = 1,
    curve = 5,
    ...place
  } = {},
) {
  shape.holes.push(...holes)
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(depth - 2 * bevel, 0.01),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: seg,
    curveSegments: curve,
  })
  geometry.translate(0, 0, -depth + bevel)
  return mesh(geometry, material, place)
}

/** Part with a constant side view: outline points are [z, y], `width` runs along x, centred. */
export function profile(points, width, material, options = {}) {
  const { at = [0, 0, 0], rot, ...rest } = options
  return group(
    [
      sheet(outline(points), width, material, {
        ...rest,
        at: [-width / 2, 0, 0],
        rot: [0, -Math.PI / 2, 0],
      }),
    ],
    { at, rot },
  )
}

/** Many copies of a part, each with its own { at, rot }; one draw call per material. */
export function repeat(part, places) {
  part.updateMatrixWorld(true)
  const nodes = []
  const holders = places.map((place) => {
    const holder = put(new THREE.Object3D(), place)
    holder.updateMatrix()
    return holder.matrix
  })
  part.traverse((node) => {
    if (!node.isMesh) return
    // A part may itself hold repeated parts: every copy of every copy becomes one instance.
    const inner = node.isInstancedMesh
      ? Array.from({ length: node.count }, (_, index) =>
          new THREE.Matrix4()
            .fromArray(node.instanceMatrix.array, index * 16)
            .premultiply(node.matrixWorld),
        )
      : [node.matrixWorld]
    const many = new THREE.InstancedMesh(node.geometry, node.material, places.length * inner.length)
    many.userData = { ...node.userData }
    holders.forEach((holder, index) =>
      inner.forEach((matrix, copy) =>
        many.setMatrixAt(index * inner.length + copy, holder.clone().multiply(matrix)),
      ),
    )
    many.computeBoundingBox()
    many.computeBoundingSphere()
    nodes.push(many)
  })
  const copies = group(nodes)
  copiesOf.set(copies, { part, holders })
  return copies
}

/** `count` numbers spaced by `pitch` and centred on zero. */
export function spread(count, pitch) {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch)
}

/** Repeatable noise in 0..1, so that a remade picture is the same picture. */
export function dice(seed) {
  let state = seed * 2654435761 + 12345
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    return ((state >>> 0) % 100003) / 100003
  }
}
