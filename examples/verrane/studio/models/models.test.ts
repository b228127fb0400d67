import { Document, NodeIO } from '@gltf-transform/core'
import { KHRMeshQuantization } from '@gltf-transform/extensions'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { readLock } from '../making/lock.ts'
import { company, lockOf } from '../places.ts'
import { makeSmall } from './make-small.ts'
import { modelHash, modelOf } from './plan.ts'

const documents = (await readCatalogue(company, expect.fail)).map(({ document }) => document)
const lock = await readLock(lockOf('models'))

describe('a product’s model', () => {
  const panel = documents.find(({ slug }) => slug === 'vhd1-144-lc')!
  const hashOf = (change: Record<string, unknown>) => {
    const [plan] = modelOf({ ...panel, ...change })
    return modelHash(plan!, lock[`storage/${plan!.file}`]?.uses ?? [])
  }

  test('is made again when an attribute changes that its shapes read, and not for prose', () => {
    expect(hashOf({ ports: 96, fiberCount: 96 })).not.toBe(hashOf({}))
    expect(hashOf({ text: 'Other words.', weight: 7, image: 'other.webp' })).toBe(hashOf({}))
  })

  test('is made where the record names a file of its kind, and nowhere else', () => {
    expect(modelOf(panel)).toHaveLength(1)
    for (const model of [undefined, null, 'https://else.example/a.glb', 'models/../a.glb', 'a.pdf'])
      expect(modelOf({ ...panel, model })).toEqual([])
  })
})

describe('a model made small', async () => {
  const io = new NodeIO().registerExtensions([KHRMeshQuantization])
  const small = await io.readBinary(await makeSmall(await io.writeBinary(twoBoards())))
  const nodes = small.getRoot().listNodes()

  test('is as large in metres as it was in millimetres', () => {
    const [root] = small.getRoot().listScenes()[0]!.listChildren()
    const [position] = small.getRoot().listMeshes()[0]!.listPrimitives()
    const most = position!.getAttribute('POSITION')!.getMax([])
    expect(most[0]! * root!.getScale()[0]).toBeCloseTo(0.4, 5)
    const second = nodes.find((node) => node.getName() === 'Board 2')!
    expect(second.getTranslation()[0] * root!.getScale()[0]).toBeCloseTo(1, 4)
  })

  test('has whole numbers, and what repeats once', () => {
    expect(small.getRoot().listMeshes()).toHaveLength(1)
    const [primitive] = small.getRoot().listMeshes()[0]!.listPrimitives()
    expect(primitive!.getAttribute('POSITION')!.getArray()).toBeInstanceOf(Int16Array)
    expect(primitive!.getAttribute('NORMAL')!.getArray()).toBeInstanceOf(Int8Array)
  })

  test('keeps names and what is told of the camera', () => {
    expect(nodes.map((node) => node.getName())).toEqual(
      expect.arrayContaining(['Boards', 'Board 1', 'Board 2']),
    )
    expect(nodes.find((node) => node.getName() === 'Boards')!.getExtras()).toEqual({ azimuth: 30 })
  })
})

/** Two equal boards of 400 × 300 mm, a metre apart, each of a mesh of its own and of 32 triangles. */
function twoBoards(): Document {
  const document = new Document()
  const buffer = document.createBuffer()
  const steps = [0, 100, 200, 300, 400]
  const corners = steps.flatMap((x) => steps.map((y) => [x, (y * 3) / 4, 0]))
  const order = [0, 1, 2, 3].flatMap((x) =>
    [0, 1, 2, 3].flatMap((y) => {
      const at = x * 5 + y
      return [at, at + 5, at + 1, at + 1, at + 5, at + 6]
    }),
  )
  const accessor = (
    type: 'VEC3' | 'SCALAR',
    array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  const mesh = () =>
    document.createMesh().addPrimitive(
      document
        .createPrimitive()
        .setAttribute('POSITION', accessor('VEC3', Float32Array.from(corners.flat())))
        .setAttribute(
          'NORMAL',
          accessor('VEC3', Float32Array.from(corners.flatMap(() => [0, 0, 1]))),
        )
        .setIndices(accessor('SCALAR', Uint16Array.from(order))),
    )
  const root = document.createNode('Boards').setExtras({ azimuth: 30 })
  root.addChild(document.createNode('Board 1').setMesh(mesh()))
  root.addChild(document.createNode('Board 2').setMesh(mesh()).setTranslation([1000, 0, 0]))
  document.createScene().addChild(root)
  return document
}
