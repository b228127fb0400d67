import { box, cyl, rectangle, repeat, ring, sheet, spread, turned } from './core.js'
import { dark, hues, plastic, steel } from './materials.js'
import { boot, plug } from './plug-base.js'

export function mpo({
  color = hues.aqua,
  bootColor = color,
  fibers = 12,
  male = false,
  cableD = 3,
} = {}) {
  const rows = fibers > 16 ? 2 : 1
  const across = fibers / rows
  const pitch = across > 12 ? 0.25 : 0.25
  const dot = turned(
    [
      [0, 0],
      [0.075, 0],
      [0.075, -0.03],
      [0, -0.03],
    ].reverse(),
    dark(),
    { axis: 'z', seg: 10 },
  )
  const places = spread(rows, 0.5).flatMap((y) =>
    spread(across, pitch * 1.05).map((x) => ({ at: [x, y, 0.03] })),
  )
  return plug(
    [
      sheet(rectangle(6.4, 2.5, { r: 0.2 }), 8, plastic(0x4a4038, 0.5), {
        bevel: 0.15,
        at: [0, 0, 0],
      }),
      repeat(dot, places),
      ...[-2.3, 2.3].map((x) =>
        male
          ? cyl(0.35, 4, steel(), { axis: 'z', at: [x, 0, 0.6] })
          : cyl(0.36, 0.04, dark(), { axis: 'z', at: [x, 0, 0.01] }),
      ),
      sheet(rectangle(9.7, 5.4, { r: 0.5 }), 9, plastic(0x26282b), {
        holes: [rectangle(6.8, 2.9, { hole: true })],
        bevel: 0.2,
        at: [0, 0, -1.2],
      }),
      box(3, 0.9, 7, plastic(0x26282b), { at: [0, 2.9, -5.4], r: 0.2 }),
      box(12.4, 7.7, 17, plastic(color, 0.36), { at: [0, 0, -17], r: 1, seg: 3 }),
      ...spread(5, 1.8).map((z) =>
        box(12.9, 5.2, 0.9, plastic(color, 0.36), { at: [0, 0, -19 + z], r: 0.35 }),
      ),
      ring(0.9, 0, 0.1, plastic(0xf2f1ea), { axis: 'y', at: [-4, 3.87, -11.5] }),
      box(7.5, 5.2, 4, plastic(0x26282b), { at: [0, 0, -27], r: 0.8 }),
      boot(28, 22, 6.2, cableD + 1.1, bootColor),
    ],
    50,
  )
}
