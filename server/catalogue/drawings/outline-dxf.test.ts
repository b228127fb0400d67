import Parser, { type ICircleEntity, type ILineEntity, type ITextEntity } from 'dxf-parser'
import { describe, expect, test } from 'vitest'
import { outlineDxf } from './outline-dxf.ts'

/** A drawing as another's program reads it. */
function read(size: Parameters<typeof outlineDxf>[1], name = 'Box') {
  const drawing = new Parser().parseSync(outlineDxf(name, size))
  if (!drawing) throw new Error('the drawing could not be read')
  const of = <Entity>(type: string, layer: string) =>
    drawing.entities.filter((one) => one.type === type && one.layer === layer) as Entity[]
  const edges = of<ILineEntity>('LINE', 'OUTLINE').map(({ vertices }) => vertices)
  const lengths = edges.map(([a, b]) => Math.hypot(a!.x - b!.x, a!.y - b!.y))
  const figures = of<ITextEntity>('TEXT', 'DIMENSIONS').map(({ text }) => text)
  const radii = of<ICircleEntity>('CIRCLE', 'OUTLINE').map(({ radius }) => radius)
  return { drawing, edges, lengths, figures, radii }
}
const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b)

describe('the outline of a box for CAD', () => {
  const { drawing, edges, lengths, figures } = read({ width: 440, height: 43.6, depth: 280 })

  test('has front, top and side at their true size, in millimetres', () => {
    expect(drawing.header).toMatchObject({ $ACADVER: 'AC1009', $INSUNITS: 4 })
    expect(ascending(lengths)).toEqual([
      43.6, 43.6, 43.6, 43.6, 280, 280, 280, 280, 440, 440, 440, 440,
    ])
  })

  test('has the top above the front and the side right of it, as wide and as high', () => {
    const [front, top, side] = [0, 4, 8].map((at) => {
      const points = edges.slice(at, at + 4).flat()
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
      return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    })
    expect(front).toEqual([0, 440, 0, 43.6])
    expect(top!.slice(0, 2)).toEqual([0, 440])
    expect(top![2]).toBeGreaterThan(43.6)
    expect(side!.slice(2)).toEqual([0, 43.6])
    expect(side![0]).toBeGreaterThan(440)
  })

  test('tells each dimension once, in both systems', () => {
    expect(figures).toEqual(['440 mm [17.3 in]', '43.6 mm [1.72 in]', '280 mm [11 in]'])
  })
})

test.each([
  [{ diameter: 20, depth: 80 }, [10], [20, 20, 80, 80]],
  [{ diameter: 20, height: 80 }, [10], [20, 20, 80, 80]],
  [{ diameter: 2, depth: 2 }, [1], []],
  [{ width: 40, depth: 30 }, [], [30, 30, 40, 40]],
])('of %j it draws what is known', (size, radii, lengths) => {
  const drawn = read(size)
  expect(drawn.radii).toEqual(radii)
  expect(ascending(drawn.lengths)).toEqual(lengths)
})

test('a diameter is told with its sign', () => {
  expect(read({ diameter: 20, depth: 80 }).figures).toEqual([
    '%%c20 mm [0.787 in]',
    '80 mm [3.15 in]',
  ])
})

test('a name is one line of ASCII, whatever it says', () => {
  const text = outlineDxf('Ø 5 lens\n  0\nSECTION', { width: 4, height: 3 })
  // oxlint-disable-next-line no-control-regex -- R12 knows ASCII alone
  expect(text).toMatch(/^[\x0d\x0a\x20-\x7e]*$/)
  expect(text).toContain('\\U+00D8 5 lens 0 SECTION')
  expect(text.match(/^SECTION/gm)).toHaveLength(4)
})
