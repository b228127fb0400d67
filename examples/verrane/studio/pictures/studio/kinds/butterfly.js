import { cable } from '../parts/cable.js'
import { box, circle, cyl, group, hex, rectangle, ring, sheet, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { gold, hues, jacket, plastic } from '../parts/materials.js'

/** Fourteen-pin butterfly package with two fibers. */
export function butterfly(attributes, view) {
  const [w, h, d] = [30, 8.6, 12.7]
  const fiber = jacket(hues.yellow)
  const pins = [-1, 1].map((side) =>
    spread(7, 2.54).map((x) =>
      box(0.5, 0.25, 8, gold(), { at: [x, 4.4, side * (d / 2 + 3.6)], r: 0 }),
    ),
  )
  const body = group([
    box(w, h, d, gold(), { at: [0, h / 2 + 1, 0], r: 0.5, seg: 2 }),
    box(w - 1.6, 0.4, d - 1.6, gold(), { at: [0, h + 1.1, 0], r: 0.1 }),
    sheet(rectangle(w + 14, d * 0.94, { r: 1 }), 1.2, gold(), {
      holes: [-1, 1].flatMap((x) => [-1, 1].map((z) => circle(1.3, x * (w / 2 + 4), z * 4))),
      rot: [-Math.PI / 2, 0, 0],
      at: [0, 1.2, 0],
    }),
    pins,
    spread(2, 4.6).map((z) => [
      cyl(1.8, 7, gold(), { axis: 'x', at: [w / 2 + 3, h * 0.56, z] }),
      cyl(1, 12, plastic(0x26292d, 0.6), { axis: 'x', top: 0.7, at: [w / 2 + 12, h * 0.56, z] }),
    ]),
    hex(4, 4, gold(), { axis: 'x', at: [-w / 2 - 2, h * 0.56, 0], sides: 36 }),
    ring(2.1, 0.8, 6, gold(), { axis: 'x', at: [-w / 2 - 4, h * 0.56, 0] }),
    print(
      [
        { text: 'Verrane', size: 3.2, weight: 650, color: '#3a2f12', align: 'center' },
        { text: attributes.partNumber ?? '', size: 1.9, color: '#3a2f12', align: 'center' },
      ],
      w - 3,
      7,
      { rot: [-Math.PI / 2, 0, 0], at: [0, h + 1.34, 0] },
    ),
  ])
  const leads = spread(2, 4.6).map((z, index) => {
    const node = cable(
      [
        [w / 2 + 16, h * 0.56, z],
        [w / 2 + 26, 4, z * 1.2],
        [w / 2 + 34, 0.6, 14 + z * 2],
        [w / 2 + 4, 0.5, 34 + index * 5],
        [-w * 0.4, 0.5, 30 + index * 5],
      ],
      0.9,
      fiber,
      { sides: 8 },
    )
    return node
  })
  return {
    model: group([body, leads]),
    azimuth: view === 'hero' ? 24 : view === 'detail' ? -36 : 60,
    elevation: 32,
    fill: 0.76,
  }
}
