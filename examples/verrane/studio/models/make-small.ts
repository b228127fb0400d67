import {
  Logger,
  NodeIO,
  VertexLayout,
  type Accessor,
  type Document,
  type Primitive,
} from '@gltf-transform/core'
import { KHRMeshQuantization } from '@gltf-transform/extensions'
import { dedup, prune, simplifyPrimitive, weld } from '@gltf-transform/functions'
import { MeshoptSimplifier } from 'meshoptimizer'

/** How far a surface may move: of the whole, half a pixel where it fills a screen; of its own part. */
const ofWhole = 0.0005
const [leastOfPart, mostOfPart] = [0.003, 0.02]

/**
 * A model as it is published, of one in millimetres: fewer triangles where nobody sees the
 * difference, equal parts once, positions in sixteen bits and normals in eight
 * (KHR_mesh_quantization), which viewers read without a decoder. In metres, as glTF has it.
 */
export async function makeSmall(glb: Uint8Array): Promise<Buffer> {
  await MeshoptSimplifier.ready
  const io = new NodeIO().registerExtensions([KHRMeshQuantization])
  const document = await io.readBinary(glb)
  document.setLogger(new Logger(Logger.Verbosity.ERROR))
  await document.transform(dedup(), weld(), simplifyParts, prune({ keepExtras: true }), dedup())
  quantize(document)
  io.setVertexLayout(VertexLayout.SEPARATE)
  return Buffer.from(await io.writeBinary(document))
}

/** Small parts of a large thing by as much as nobody sees of it, each at most by a share of itself. */
function simplifyParts(document: Document): void {
  const meshes = document.getRoot().listMeshes()
  const extents = meshes.map((mesh) => extentOf(mesh.listPrimitives()))
  const whole = Math.max(...extents)
  meshes.forEach((mesh, at) => {
    const share = (ofWhole * whole) / extents[at]!
    const error = Math.min(mostOfPart, Math.max(leastOfPart, share))
    for (const primitive of mesh.listPrimitives())
      simplifyPrimitive(primitive, { simplifier: MeshoptSimplifier, ratio: 0, error })
  })
}

function extentOf(primitives: Primitive[]): number {
  const positions = primitives.flatMap((one) => one.getAttribute('POSITION') ?? [])
  const sides = [0, 1, 2].map(
    (axis) =>
      Math.max(...positions.map((one) => one.getMax([])[axis]!)) -
      Math.min(...positions.map((one) => one.getMin([])[axis]!)),
  )
  return Math.hypot(...sides)
}

/** Whole numbers of one step for all, so that no node needs a scale of its own. */
function quantize(document: Document): void {
  const positions = accessorsOf(document, 'POSITION')
  const farthest = Math.max(
    ...positions.flatMap((one) => [...one.getMin([]), ...one.getMax([])].map(Math.abs)),
  )
  const step = farthest / 32_767
  for (const one of positions) {
    const array = Int16Array.from(one.getArray() ?? [], (mm) => Math.round(mm / step))
    one.setArray(array).setNormalized(false)
  }
  for (const one of accessorsOf(document, 'NORMAL')) {
    one
      .setArray(Int8Array.from(one.getArray() ?? [], (part) => Math.round(part * 127)))
      .setNormalized(true)
  }
  const [root] = document.getRoot().listScenes()[0]!.listChildren()
  const below = root!.listChildren().flatMap((node) => [node, ...node.listChildren()])
  for (const node of below) {
    const [x, y, z] = node.getTranslation()
    node.setTranslation([Math.round(x / step), Math.round(y / step), Math.round(z / step)])
    const [a, b, c, d] = node.getRotation()
    node.setRotation([short(a), short(b), short(c), short(d)])
    node.setScale([short(node.getScale()[0]), short(node.getScale()[1]), short(node.getScale()[2])])
  }
  root!.setScale([step / 1000, step / 1000, step / 1000])
  document.createExtension(KHRMeshQuantization).setRequired(true)
}

function accessorsOf(document: Document, semantic: 'POSITION' | 'NORMAL'): Accessor[] {
  const primitives: Primitive[] = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  return [...new Set(primitives.flatMap((one) => one.getAttribute(semantic) ?? []))]
}

const short = (part: number) => Math.round(part * 1e6) / 1e6
