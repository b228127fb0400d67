/** A node of a model, as it stands in its parent: a matrix by columns. */
export type GlbNode = {
  name: string
  matrix: Placed
  mesh?: GlbPrimitive[]
  children: GlbNode[]
  extras: Record<string, unknown>
}
type Placed = { matrix: number[] } | { translation: number[]; rotation: number[]; scale: number[] }

export type GlbPrimitive = {
  position: GlbFigures
  normal?: GlbFigures
  index?: GlbFigures
  material: GlbMaterial
}
export type GlbFigures = { array: FigureArray; size: number; normalized: boolean }
export type GlbMaterial = {
  /** Linear red, green, blue and opacity, 0 to 1. */
  color: number[]
  emissive: number[]
  metalness: number
  roughness: number
  isClear: boolean
  isTwoSided: boolean
}

type FigureArray = Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array | Float32Array
const arrays = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
}
const sizes = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }

/** What is read of a glTF's JSON (Khronos glTF 2.0, 5). */
type Gltf = {
  extensionsRequired?: string[]
  scene?: number
  scenes: { nodes?: number[] }[]
  nodes?: {
    name?: string
    mesh?: number
    children?: number[]
    matrix?: number[]
    translation?: number[]
    rotation?: number[]
    scale?: number[]
    extras?: Record<string, unknown>
  }[]
  meshes?: {
    primitives: {
      attributes: { POSITION: number; NORMAL?: number }
      indices?: number
      material?: number
      mode?: number
    }[]
  }[]
  materials?: {
    pbrMetallicRoughness?: {
      baseColorFactor?: number[]
      metallicFactor?: number
      roughnessFactor?: number
    }
    emissiveFactor?: number[]
    alphaMode?: string
    doubleSided?: boolean
  }[]
  accessors: {
    bufferView?: number
    byteOffset?: number
    componentType: keyof typeof arrays
    count: number
    type: keyof typeof sizes
    normalized?: boolean
  }[]
  bufferViews: { byteOffset?: number; byteStride?: number }[]
}

const known = new Set(['KHR_mesh_quantization'])
const headerBytes = 20
const triangles = 4

/**
 * Reads a binary glTF 2.0: shapes, colors and names, in whatever numbers they are stored. What
 * else it may hold, textures and movements, is left; one that is packed needs a program that
 * unpacks it, and is refused with the reason.
 */
export function readGlb(file: ArrayBuffer): GlbNode[] {
  const head = new DataView(file)
  if (file.byteLength < headerBytes || head.getUint32(0, true) !== 0x46546c67)
    throw new Error('this is no binary glTF')
  const jsonBytes = head.getUint32(12, true)
  const json = JSON.parse(
    new TextDecoder().decode(new Uint8Array(file, headerBytes, jsonBytes)),
  ) as Gltf
  const missing = json.extensionsRequired?.find((name) => !known.has(name))
  if (missing) throw new Error(`it needs ${missing}`)
  const read = reader(json, file, headerBytes + jsonBytes + 8)
  return (json.scenes[json.scene ?? 0]?.nodes ?? []).map(read)
}

function reader(json: Gltf, file: ArrayBuffer, start: number) {
  const { nodes = [], meshes = [], materials = [] } = json
  // One object for each mesh and material, however many nodes show it: that is what repeats.
  const painted = materials.map(materialOf)
  const plain = materialOf({})
  const shapes = meshes.map(({ primitives }) =>
    primitives
      .filter(({ mode = triangles }) => mode === triangles)
      .map(({ attributes, indices, material }): GlbPrimitive => ({
        position: figures(attributes.POSITION),
        ...(attributes.NORMAL !== undefined && { normal: figures(attributes.NORMAL) }),
        ...(indices !== undefined && { index: figures(indices) }),
        material: (material !== undefined && painted[material]) || plain,
      })),
  )

  return function read(index: number): GlbNode {
    const { name = '', mesh, children = [], extras = {}, matrix, ...place } = nodes[index]!
    const { translation = [0, 0, 0], rotation = [0, 0, 0, 1], scale = [1, 1, 1] } = place
    return {
      name,
      matrix: matrix ? { matrix } : { translation, rotation, scale },
      ...(mesh !== undefined && { mesh: shapes[mesh] ?? [] }),
      children: children.map(read),
      extras,
    }
  }

  function figures(index: number): GlbFigures {
    const {
      bufferView,
      byteOffset = 0,
      componentType,
      count,
      type,
      normalized = false,
    } = json.accessors[index]!
    const Numbers = arrays[componentType]
    const size = sizes[type]
    const array = new Numbers(count * size)
    const view = bufferView === undefined ? undefined : json.bufferViews[bufferView]
    if (view) {
      const { byteOffset: from = 0, byteStride } = view
      const wide = size * Numbers.BYTES_PER_ELEMENT
      const stride = byteStride ?? wide
      const source = new Uint8Array(file, start + from + byteOffset)
      const target = new Uint8Array(array.buffer)
      for (let at = 0; at < count; at++)
        target.set(source.subarray(at * stride, at * stride + wide), at * wide)
    }
    return { array, size, normalized }
  }
}

function materialOf(material: NonNullable<Gltf['materials']>[number]): GlbMaterial {
  const { pbrMetallicRoughness: told = {}, emissiveFactor = [0, 0, 0] } = material
  return {
    color: told.baseColorFactor ?? [1, 1, 1, 1],
    emissive: emissiveFactor,
    metalness: told.metallicFactor ?? 1,
    roughness: told.roughnessFactor ?? 1,
    isClear: material.alphaMode === 'BLEND',
    isTwoSided: material.doubleSided === true,
  }
}
