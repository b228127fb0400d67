import * as THREE from 'three'
import { mesh } from './core.js'
import { jacket } from './materials.js'
import { named } from './named.js'

const vector = (point) => (point.isVector3 ? point : new THREE.Vector3(...point))

/** Cable along a smooth curve through points. `d` is its diameter. */
export function cable(
  points,
  d,
  material,
  /** @type {Cable} */ { seg, sides = 12, tension = 0.5, closed = false } = {},
) {
  const curve = new THREE.CatmullRomCurve3(points.map(vector), closed, 'centripetal', tension)
  const length = curve.getLength()
  const pieces = seg ?? Math.min(900, Math.max(24, Math.ceil(length / Math.max(d * 1.2, 1.2))))
  const tube = mesh(
    new THREE.TubeGeometry(curve, pieces, d / 2, sides, closed),
    typeof material === 'number' ? jacket(material) : material,
  )
  return named('Cable', tube)
}

/**
 * Points of a flat coil lying on the ground: `turns` rings around the origin, slightly off
 * one another as cable really lies, entering at angle `from` and leaving at angle `to` (radians).
 */
export function coilPoints({ radius, turns, d, from = 0, to = 0, wobble = 0.05, flat = 1, y = 0 }) {
  const points = []
  const steps = 28
  const total = turns * Math.PI * 2 + (to - from)
  const count = Math.ceil((total / (Math.PI * 2)) * steps)
  for (let index = 0; index <= count; index++) {
    const turn = from + (total * index) / count
    const lap = turn / (Math.PI * 2)
    const wide =
      radius *
      (1 + wobble * Math.sin(lap * 2.9 + 0.8) + wobble * 0.35 * Math.sin(turn * 2 + lap * 1.7))
    points.push([
      Math.cos(turn) * wide,
      y + d / 2 + d * 0.92 * lap * 0.72,
      Math.sin(turn) * wide * flat,
    ])
  }
  return points
}

/** Points of a helix on a drum of `radius` about the x axis, `width` wide, in `layers`. */
export function drumPoints({ radius, width, d, layers = 2, gap = 1.02 }) {
  const points = []
  const laps = Math.floor(width / (d * gap))
  for (let layer = 0; layer < layers; layer++) {
    for (let step = 0; step <= laps * 24; step++) {
      const turn = (step / 24) * Math.PI * 2
      const along = (layer % 2 ? 1 : -1) * (width / 2 - d / 2) * (1 - (2 * step) / (laps * 24))
      points.push([
        along,
        Math.cos(turn) * (radius + layer * d * 0.9),
        Math.sin(turn) * (radius + layer * d * 0.9),
      ])
    }
  }
  return points
}

/** Rows of rings that read as cable wound on a drum; far cheaper than one long helix. */
export function windings({ radius, width, d, material }) {
  const geometry = new THREE.TorusGeometry(radius, d / 2, 10, 96)
  geometry.rotateY(Math.PI / 2)
  const count = Math.floor(width / (d * 1.01))
  const many = new THREE.InstancedMesh(geometry, material, count)
  const matrix = new THREE.Matrix4()
  for (let index = 0; index < count; index++) {
    const lean = new THREE.Matrix4().makeRotationY(0.004 * Math.sin(index * 12.9))
    many.setMatrixAt(
      index,
      matrix.makeTranslation((index - (count - 1) / 2) * d * 1.01, 0, 0).multiply(lean),
    )
  }
  many.computeBoundingBox()
  many.computeBoundingSphere()
  return many
}

/** Straight-out-then-curved lead: starts along `dir`, ends along `endDir`. */
export function lead(start, dir, end, endDir, reach) {
  const [a, b] = [vector(start), vector(end)]
  const pull = reach ?? a.distanceTo(b) * 0.4
  const curve = new THREE.CubicBezierCurve3(
    a,
    a.clone().addScaledVector(vector(dir).normalize(), pull),
    b.clone().addScaledVector(vector(endDir).normalize(), -pull),
    b,
  )
  return curve.getPoints(24)
}
