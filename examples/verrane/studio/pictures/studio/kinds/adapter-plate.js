import { adapter } from '../parts/adapters.js'
import { cyl, group, rectangle, repeat, sheet } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { hues, plastic } from '../parts/materials.js'
import { describe, places } from './cassette-layout.js'

/** Flat plate of adapters without a body. */
export function adapterPlate(attributes, view) {
  const one = { ...describe(attributes), depth: 4 }
  const paint = one.paint
  const holes = places(one).map(([x, y]) => rectangle(one.w - 1, one.h - 1, { x, y, hole: true }))
  const deep = (attributes.depth ?? 60) * 0.25
  return {
    model: group([
      sheet(rectangle(one.wide + 12, one.high + 10, { r: 2 }), 2.4, paint, {
        holes,
        at: [0, 0, 0.6],
      }),
      repeat(
        adapter(one.connector, one.port, { deep: 7 }),
        places(one).map((at) => ({ at: [at[0], at[1], 0.4] })),
      ),
      group(
        [
          repeat(
            adapter(one.connector, one.port, { deep }),
            places(one).map((at) => ({ at: [at[0], at[1], 1] })),
          ),
        ],
        { rot: [0, Math.PI, 0] },
      ),
      ...[-1, 1].map((side) =>
        group(
          [
            cyl(3.4, 6, plastic(0x2a2d31), { axis: 'z', at: [0, 0, 3] }),
            cyl(2, 6.6, plastic(hues.accent), { axis: 'z', at: [0, 0, 3.2] }),
          ],
          { at: [side * (one.wide / 2 + 0.5), 0, 0.6] },
        ),
      ),
      places(one).map(([x, y], index) =>
        print([{ text: String(index + 1), size: 3, align: 'center' }], 8, 4, {
          at: [x, y + one.h / 2 + 2.6, 0.65],
        }),
      ),
      print([{ text: 'Verrane', size: 3, weight: 650, x: 0 }], 16, 4, {
        at: [-one.wide / 2 + 9, -one.high / 2 - 2, 0.65],
      }),
    ]),
    azimuth: view === 'rear' ? 150 : view === 'open' ? -30 : 30,
    elevation: 20,
    fill: 0.78,
  }
}
