import * as THREE from 'three'
import {
  mergeGeometries,
  mergeVertices,
  toCreasedNormals,
} from 'three/addons/utils/BufferGeometryUtils.js'

/** Edges sharper than this stay edges, in radians; every other corner is one point and not three. */
const crease = 0.65

/** Meshes in one, a primitive for each material, as { mesh, matrix } say where they stand. */
export function mergedMesh(placed) {
  const groups = Map.groupBy(placed, ({ mesh }) => materialOf(mesh.material))
  const made = [...groups].map(([material, all]) => ({
    material,
    geometry: mergeVertices(toCreasedNormals(mergeGeometries(all.flatMap(bare)), crease), 1e-3),
  }))
  const whole = mergeGeometries(
    made.map(({ geometry }) => geometry),
    true,
  )
  return new THREE.Mesh(
    whole,
    made.map(({ material }) => material),
  )
}

/** Positions and normals where they stand; of repeated parts, those of every copy. */
function bare({ mesh, matrix }) {
  const places = mesh.isInstancedMesh
    ? Array.from({ length: mesh.count }, (_, index) =>
        new THREE.Matrix4().fromArray(mesh.instanceMatrix.array, index * 16).premultiply(matrix),
      )
    : [matrix]
  return places.map((place) => {
    const geometry = mesh.geometry.index ? mesh.geometry.toNonIndexed() : mesh.geometry.clone()
    for (const name of Object.keys(geometry.attributes))
      if (name !== 'position' && name !== 'normal') geometry.deleteAttribute(name)
    geometry.clearGroups()
    return geometry.applyMatrix4(place)
  })
}

const known = new Map()

/** As viewers know materials: what the studio alone can draw becomes what is nearest to it. */
function materialOf({ isShaderMaterial, isMeshBasicMaterial, ...material }) {
  const { color, roughness = 1, metalness = 0, opacity = 1, transparent, side } = material
  const options = isShaderMaterial
    ? { color: 0xdbe6ec, roughness: 0.04, transparent: true, opacity: 0.42, side: THREE.DoubleSide }
    : isMeshBasicMaterial
      ? { color: 0x000000, emissive: color.getHex(), roughness: 1, metalness: 0 }
      : { color: color.getHex(), roughness, metalness, opacity, transparent, side }
  const id = JSON.stringify(options)
  if (!known.has(id)) known.set(id, new THREE.MeshStandardMaterial(options))
  return known.get(id)
}
