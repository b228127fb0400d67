import { describe, expect, test } from 'vitest'
import { boxWithPorts, glbOf } from './glb.fixture.ts'
import { firstSight, namedParts } from './named-parts.ts'
import { readGlb } from './read-glb.ts'

describe('a model', () => {
  const roots = readGlb(boxWithPorts())
  const [housing] = roots[0]!.children

  test('is read with its numbers, whatever lies between them', () => {
    const [triangle, ...others] = housing!.mesh!
    expect([...triangle!.position.array]).toEqual([0, 0, 0, 10, 0, 0, 0, 20, 0])
    expect(triangle!.normal).toMatchObject({ size: 3, normalized: true })
    expect([...triangle!.normal!.array]).toEqual([0, 0, 127, 0, 0, 127, 0, 0, 127])
    expect([...triangle!.index!.array]).toEqual([0, 1, 2])
    expect(triangle!.material).toMatchObject({ color: [1, 0, 0, 0.5], isClear: true, metalness: 1 })
    // Lines are no shape.
    expect(others).toEqual([])
  })

  test('names its parts, and each of several', () => {
    const parts = namedParts(roots)
    expect(parts.map(({ name, pieces }) => [name, pieces.map((one) => one.name)])).toEqual([
      ['Housing', ['Housing']],
      ['Port', ['Port 1', 'Port 2']],
    ])
    const way = parts[1]!.pieces[1]!.way.map(({ name }) => name)
    expect(way).toEqual(['A box', 'Port', 'Port 2'])
  })

  test('stores what repeats once', () => {
    const [one, other] = namedParts(roots)[1]!.pieces.map(({ way }) => way.at(-1)!.mesh![0])
    expect(one).toBe(other)
  })

  test('tells where its picture was taken from', () => {
    expect(firstSight(roots)).toEqual({ azimuth: 40, elevation: 10 })
    expect(firstSight([])).toEqual({ azimuth: 32, elevation: 21 })
  })
})

test.each([
  ['a page', new TextEncoder().encode('<!doctype html><title>Not found</title>').buffer],
  ['nothing', new ArrayBuffer(0)],
  ['a packed one', boxWithPorts({ extensionsRequired: ['KHR_draco_mesh_compression'] })],
  ['half a one', boxWithPorts().slice(0, 200)],
])('%s is refused', (_, file) => {
  expect(() => readGlb(file)).toThrow()
})

test('a model without a scene has no parts', () => {
  expect(namedParts(readGlb(glbOf({ scenes: [], accessors: [], bufferViews: [] })))).toEqual([])
})
