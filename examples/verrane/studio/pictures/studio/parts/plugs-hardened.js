import { box, cyl, group, rectangle, repeat, ring, sheet, spread } from './core.js'
import { hues, plastic, rubber } from './materials.js'
import { boot, ferrule, plug } from './plug-base.js'

/** Environmentally sealed plug with a threaded coupling: outside plant drops. */
export function hardened({ inner = hues.green, cableD = 5, multi = false } = {}) {
  const black = plastic(0x1d1f22, 0.5)
  const ribs = Array.from({ length: 18 }, (_, index) => ({
    rot: [0, 0, (index / 18) * Math.PI * 2],
  }))
  const threads = spread(5, 2.2).map((z) =>
    ring(8.4, 7, 1.2, black, { axis: 'z', at: [0, 0, -26 + z] }),
  )
  return plug(
    [
      multi
        ? sheet(rectangle(6.4, 2.5), 6, plastic(0x4a4038))
        : ferrule(1.25, 5, 0, inner === hues.green),
      box(multi ? 9.6 : 7, multi ? 5.4 : 5.6, 12, plastic(inner), { at: [0, 0, -8.5], r: 0.5 }),
      sheet(rectangle(15, 15, { r: 7.4 }), 16, black, {
        holes: [rectangle(11.6, 11.6, { r: 5.8, hole: true })],
        at: [0, 0, -3],
        bevel: 0.4,
      }),
      ring(8.1, 7, 1.6, rubber(0xc8321f), { axis: 'z', at: [0, 0, -19.5] }),
      ...threads,
      cyl(7.6, 16, black, { axis: 'z', at: [0, 0, -26] }),
      cyl(10.6, 17, black, { axis: 'z', at: [0, 0, -41], chamfer: 1.2 }),
      repeat(group([box(1.6, 1, 14, black, { at: [0, 10.5, -41], r: 0.4 })]), ribs),
      cyl(8.6, 12, black, { axis: 'z', at: [0, 0, -55], chamfer: 1 }),
      boot(60, 30, 14, cableD + 3, 0x1d1f22),
    ],
    90,
  )
}
