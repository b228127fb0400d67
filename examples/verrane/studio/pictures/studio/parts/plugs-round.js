import { box, cyl, group, hex, repeat, ring, turned } from './core.js'
import { dark, hues, nickel, steel } from './materials.js'
import { boot, ferrule, plug } from './plug-base.js'

export function fc({ color = hues.blue, bootColor = color, cableD = 2, angled = false } = {}) {
  const knurl = Array.from({ length: 30 }, (_, index) => ({
    rot: [0, 0, (index / 30) * Math.PI * 2],
  }))
  return plug(
    [
      ferrule(1.25, 9, 0, angled),
      ring(3.4, 1.4, 8, nickel(), { axis: 'z', at: [0, 0, -7] }),
      ring(4.6, 3.2, 9, nickel(), { axis: 'z', at: [0, 0, -7.5] }),
      repeat(group([box(0.5, 0.5, 6.4, nickel(), { at: [0, 4.55, -8.4], r: 0.15 })]), knurl),
      box(1.8, 1.4, 4, nickel(), { at: [0, 3.4, -4], r: 0.2 }),
      cyl(3.2, 7, nickel(), { axis: 'z', at: [0, 0, -15] }),
      cyl(2.6, 4, nickel(), { axis: 'z', at: [0, 0, -20] }),
      boot(21, 25, 5.6, cableD + 1, bootColor),
    ],
    46,
  )
}

export function st({ bootColor = hues.white, cableD = 2 } = {}) {
  return plug(
    [
      ferrule(1.25, 10, 0),
      ring(3.2, 1.4, 9, nickel(), { axis: 'z', at: [0, 0, -8] }),
      ring(4.7, 3, 8, nickel(), { axis: 'z', at: [0, 0, -11] }),
      box(1.6, 1.6, 3.4, nickel(), { at: [0, 3.7, -5.5] }),
      cyl(3.4, 5, nickel(), { axis: 'z', at: [0, 0, -17] }),
      boot(19, 25, 5.4, cableD + 1, bootColor),
    ],
    44,
  )
}

export function sma({ bootColor = hues.black, cableD = 3 } = {}) {
  return plug(
    [
      turned(
        [
          [0, 0],
          [1.4, 0],
          [1.58, -0.2],
          [1.58, -10],
          [0, -10],
        ].reverse(),
        steel(),
        { axis: 'z' },
      ),
      ring(0.16, 0.05, 0.05, dark(), { axis: 'z', at: [0, 0, 0.02] }),
      hex(8, 6.5, nickel(), { at: [0, 0, -7.5], bore: 2.2 }),
      ring(3.9, 1.6, 3.4, nickel(), { axis: 'z', at: [0, 0, -3] }),
      cyl(3, 6, nickel(), { axis: 'z', at: [0, 0, -13] }),
      boot(15, 26, 6, cableD + 1.2, bootColor),
    ],
    41,
  )
}
