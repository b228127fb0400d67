import { box, cyl, group, ring, spread } from './core.js'
import { dark, hues, plastic } from './materials.js'
import { boot, ferrule, plug } from './plug-base.js'

export function sc({ color = hues.blue, bootColor = hues.white, cableD = 2, angled = false } = {}) {
  return plug(
    [
      ferrule(1.25, 5, 0, angled),
      box(6.2, 5.6, 6, plastic(0xe4e4df), { at: [0, 0, -5.2], r: 0.4 }),
      ring(2.4, 1.4, 0.5, dark(), { axis: 'z', at: [0, 0, -2.3] }),
      box(8.9, 7.3, 19, plastic(color, 0.36), { at: [0, 0, -14], r: 0.7, seg: 3 }),
      box(3, 1.1, 9, plastic(color, 0.36), { at: [0, 3.9, -11], r: 0.3 }),
      ...spread(4, 1.7).map((z) =>
        box(9.3, 5, 0.8, plastic(color, 0.36), { at: [0, 0, -18 + z], r: 0.3 }),
      ),
      cyl(2.9, 4, plastic(0xe4e4df), { axis: 'z', at: [0, 0, -25] }),
      boot(26, 24, 5.4, cableD + 1, bootColor),
    ],
    50,
  )
}

export function scDuplex(options = {}) {
  return plug(
    [
      ...spread(2, 12.7).map((x) => group([sc(options)], { at: [x, 0, 0] })),
      box(24.5, 8.6, 5.5, plastic(0xe6e6e2), { at: [0, 0, -21], r: 0.8 }),
    ],
    50,
    [
      [-6.35, 0],
      [6.35, 0],
    ],
  )
}
