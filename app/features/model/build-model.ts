import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  FrontSide,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three'
import type { GlbFigures, GlbMaterial, GlbNode, GlbPrimitive } from './read-glb.ts'
import type { NamedPart } from './named-parts.ts'

/** What of a model is drawn: its copies share one shape, and each tells which piece of which part it is. */
export type DrawnShape = InstancedMesh<BufferGeometry, MeshStandardMaterial> & {
  userData: { part: number; pieces: number[] }
}

/** The shapes of a model's parts, each drawn once for all of its copies. */
export function buildModel(parts: readonly NamedPart[]): DrawnShape[] {
  const materials = new Map<GlbMaterial, MeshStandardMaterial>()
  return parts.flatMap(({ pieces }, part) => {
    const copies = new Map<GlbPrimitive, { piece: number; matrix: Matrix4 }[]>()
    pieces.forEach(({ way }, piece) => {
      const matrix = new Matrix4()
      for (const node of way) matrix.multiply(matrixOf(node))
      gather(way.at(-1)!, matrix, (primitive, place) => {
        const known = copies.get(primitive) ?? []
        copies.set(primitive, known)
        known.push({ piece, matrix: place })
      })
    })
    return [...copies].map(([primitive, placed]) => {
      const material = materials.get(primitive.material) ?? paint(primitive.material)
      materials.set(primitive.material, material)
      const drawn = new InstancedMesh(geometryOf(primitive), material, placed.length)
      placed.forEach(({ matrix }, at) => drawn.setMatrixAt(at, matrix))
      drawn.computeBoundingBox()
      drawn.computeBoundingSphere()
      drawn.userData = { part, pieces: placed.map(({ piece }) => piece) }
      return drawn as unknown as DrawnShape
    })
  })
}

function gather(
  node: GlbNode,
  matrix: Matrix4,
  found: (primitive: GlbPrimitive, matrix: Matrix4) => void,
): void {
  for (const primitive of node.mesh ?? []) found(primitive, matrix)
  for (const child of node.children) gather(child, matrix.clone().multiply(matrixOf(child)), found)
}

function matrixOf({ matrix: place }: GlbNode): Matrix4 {
  if ('matrix' in place) return new Matrix4().fromArray(place.matrix)
  return new Matrix4().compose(
    new Vector3().fromArray(place.translation),
    new Quaternion().fromArray(place.rotation),
    new Vector3().fromArray(place.scale),
  )
}

function geometryOf({ position, normal, index }: GlbPrimitive): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', attribute(position))
  if (index) geometry.setIndex(attribute(index))
  if (normal) geometry.setAttribute('normal', attribute(normal))
  else geometry.computeVertexNormals()
  return geometry
}

const attribute = ({ array, size, normalized }: GlbFigures) =>
  new BufferAttribute(array, size, normalized)

function paint({
  color: [red = 1, green = 1, blue = 1, opacity = 1],
  emissive,
  metalness,
  roughness,
  isClear,
  isTwoSided,
}: GlbMaterial): MeshStandardMaterial {
  return new MeshStandardMaterial({
    color: new Color(red, green, blue),
    emissive: new Color().fromArray(emissive),
    metalness,
    roughness,
    side: isTwoSided ? DoubleSide : FrontSide,
    ...(isClear && { transparent: true, opacity, depthWrite: false }),
  })
}
