import { box, cyl, group, rectangle, sheet, spread } from './core.js'
import { dark, hues, plastic } from './materials.js'
import { boot, ferrule, plug } from './plug-base.js'

/** SN, MDC: two ferrules above one another, 3.1 mm wide; CS: two side by side at 3.8 mm. */
export function vsff(
  type,
  { color = hues.blue, bootColor = hues.white, cableD = 2, angled = false, fibers = 2 } = {},
) {
  if (type === 'CS') {
    return plug(
      [
        ...spread(2, 3.8).map((x) => group([ferrule(0.625, 3, 0, angled)], { at: [x, 0, 0] })),
        box(7.85, 4.6, 14, plastic(color, 0.36), { at: [0, 0, -8.6], r: 0.5 }),
        box(4.4, 0.9, 15, plastic(color), { at: [0, 3, -9.5], r: 0.3, rot: [0.06, 0, 0] }),
        box(7.2, 5.4, 8, plastic(bootColor), { at: [0, 0, -19], r: 0.8 }),
        box(3.8, 0.9, 28, plastic(bootColor), { at: [0, 3.6, -27], r: 0.4 }),
        boot(22, 20, 4.8, cableD + 0.8, bootColor),
      ],
      42,
    )
  }
  const tall = type === 'MDC' ? 7.2 : 8.1
  const face =
    type === 'SN-MT'
      ? [
          sheet(rectangle(1.9, 5.6, { r: 0.15 }), 4, plastic(0x4a4038), { bevel: 0.1 }),
          ...spread(Math.min(16, fibers > 2 ? fibers : 16), 0.26).map((y) =>
            cyl(0.08, 0.05, dark(), { axis: 'z', seg: 8, at: [0, y, 0.02] }),
          ),
        ]
      : spread(2, type === 'MDC' ? 2.9 : 3.1).map((y) =>
          group([ferrule(0.625, 3, 0, angled)], { at: [0, y, 0] }),
        )
  return plug(
    [
      ...face,
      sheet(rectangle(3, tall, { r: 0.5 }), 14, plastic(color, 0.36), {
        bevel: 0.3,
        seg: 2,
        at: [0, 0, -1.2],
      }),
      box(2.2, 1, 8, plastic(color), { at: [0, tall / 2 + 0.5, -9], r: 0.3, rot: [0.08, 0, 0] }),
      box(3, tall * 0.86, 9, plastic(bootColor, 0.45), { at: [0, 0, -19], r: 0.8 }),
      box(2.6, 1.3, 30, plastic(bootColor, 0.45), { at: [0, tall / 2, -30], r: 0.5 }),
      box(3, 3, 4, plastic(bootColor, 0.45), { at: [0, tall / 2, -45], r: 0.6 }),
      boot(23, 19, 3.4, cableD + 0.6, bootColor),
    ],
    42,
  )
}
