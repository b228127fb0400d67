import Parser, { type ICircleEntity, type ILineEntity } from 'dxf-parser'
import { expect, test } from 'vitest'
import { outlineOf } from '#domain/catalogue/outline.ts'
import { outlineDxf } from '#server/catalogue/drawings/outline-dxf.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'

const sized = readCatalogueFolder('examples/verrane/catalogue').flatMap(({ product }) => {
  const size = outlineOf(product.size)
  return size ? [{ slug: product.slug, name: product.name, size }] : []
})

test('every product with a size has a drawing for CAD that is as large as its record says', () => {
  expect(sized.length).toBeGreaterThan(120)
  const wrong = sized.filter(({ name, size }) => {
    const entities = new Parser().parseSync(outlineDxf(name, size))?.entities ?? []
    const drawn = entities.flatMap((one) => {
      if (one.layer !== 'OUTLINE') return []
      if (one.type === 'CIRCLE') return [(one as ICircleEntity).radius * 2]
      const [a, b] = (one as ILineEntity).vertices
      return [Math.hypot(a!.x - b!.x, a!.y - b!.y)]
    })
    const { diameter, ...sides } = size
    // A cylinder is drawn by its diameter and one length.
    const told = diameter ? [diameter, sides.depth ?? sides.height!] : Object.values(sides)
    return told.some((mm) => !drawn.some((one) => Math.abs(one - mm) < 1e-3))
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})
