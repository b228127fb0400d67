type Json = Record<string, unknown>

/** A binary glTF of this JSON and these bytes. */
export function glbOf(json: Json, binary = new Uint8Array()): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(json))
  const [textBytes, binaryBytes] = [text.length, binary.length].map((bytes) => (bytes + 3) & ~3)
  const file = new Uint8Array(12 + 8 + textBytes! + 8 + binaryBytes!).fill(0x20)
  const head = new DataView(file.buffer)
  const words = [0x46546c67, 2, file.length, textBytes!, 0x4e4f534a]
  words.forEach((word, at) => head.setUint32(at * 4, word, true))
  file.set(text, 20)
  head.setUint32(20 + textBytes!, binaryBytes!, true)
  head.setUint32(24 + textBytes!, 0x004e4942, true)
  file.set(binary, 28 + textBytes!)
  return file.buffer
}

/** A box with two ports, which share a triangle: whole numbers, as the studio writes them. */
export function boxWithPorts(more: Json = {}): ArrayBuffer {
  const corners = Int16Array.of(0, 0, 0, 0, 10, 0, 0, 0, 0, 20, 0, 0)
  const normals = Int8Array.of(0, 0, 127, 0, 0, 0, 127, 0, 0, 0, 127, 0)
  const order = Uint16Array.of(0, 1, 2)
  const parts = [corners, normals, order].map((one) => new Uint8Array(one.buffer))
  const binary = new Uint8Array(parts.flatMap((one) => [...one]))
  const triangle = {
    attributes: { POSITION: 0, NORMAL: 1 },
    indices: 2,
    material: 0,
  }
  return glbOf(
    {
      asset: { version: '2.0' },
      extensionsUsed: ['KHR_mesh_quantization'],
      extensionsRequired: ['KHR_mesh_quantization'],
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [
        {
          name: 'A box',
          scale: [0.001, 0.001, 0.001],
          children: [1, 2],
          extras: { azimuth: 40, elevation: 10 },
        },
        { name: 'Housing', mesh: 0 },
        { name: 'Port', children: [3, 4], extras: { pieces: true } },
        { name: 'Port 1', mesh: 0, translation: [5, 0, 0] },
        { name: 'Port 2', mesh: 0, translation: [15, 0, 0] },
      ],
      meshes: [{ primitives: [triangle, { ...triangle, mode: 1 }] }],
      materials: [
        { pbrMetallicRoughness: { baseColorFactor: [1, 0, 0, 0.5] }, alphaMode: 'BLEND' },
      ],
      accessors: [
        { bufferView: 0, componentType: 5122, count: 3, type: 'VEC3' },
        { bufferView: 1, componentType: 5120, count: 3, type: 'VEC3', normalized: true },
        { bufferView: 2, componentType: 5123, count: 3, type: 'SCALAR' },
      ],
      bufferViews: [
        { buffer: 0, byteLength: 24, byteStride: 8 },
        { buffer: 0, byteOffset: 24, byteLength: 12, byteStride: 4 },
        { buffer: 0, byteOffset: 36, byteLength: 6 },
      ],
      buffers: [{ byteLength: binary.length }],
      ...more,
    },
    binary,
  )
}
