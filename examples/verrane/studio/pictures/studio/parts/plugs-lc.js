import { box, cyl, group, profile, ring, spread } from './core.js'
import { dark, hues, plastic } from './materials.js'
import { boot, ferrule, plug } from './plug-base.js'

function lcBody(color, angled) {
  const body = profile(
    [
      [-0.5, -2.25],
      [-0.5, 2],
      [-2.5, 2.25],
      [-13.5, 2.25],
      [-13.5, -2.25],
    ],
    4.5,
    plastic(color, 0.36),
    { bevel: 0.35, seg: 2 },
  )
  const latch = profile(
    [
      [-2.4, 2.1],
      [-3.4, 2.75],
      [-12.5, 5.1],
      [-14.2, 5.1],
      [-14.2, 4.3],
      [-12.7, 4.3],
      [-4.4, 2.1],
    ],
    3,
    plastic(color, 0.36),
    { bevel: 0.25 },
  )
  return group(
    [
      body,
      latch,
      ferrule(0.625, 3, 1.6, angled),
      ring(1.6, 0.8, 0.3, dark(), { axis: 'z', at: [0, 0, -0.42] }),
    ],
    { at: [0, 0, -1.6] },
  )
}

export function lc({ color = hues.blue, bootColor = hues.white, cableD = 2, angled = false } = {}) {
  return plug(
    [
      lcBody(color, angled),
      cyl(2.3, 3.6, plastic(bootColor), { axis: 'z', at: [0, 0, -16.6] }),
      boot(18, 20, 4.4, cableD + 0.9, bootColor),
    ],
    38,
  )
}

export function lcDuplex({
  color = hues.blue,
  bootColor = hues.white,
  cableD = 2,
  angled = false,
} = {}) {
  const pair = spread(2, 6.25).map((x) =>
    group([lc({ color, bootColor, cableD, angled })], { at: [x, 0, 0] }),
  )
  const trigger = profile(
    [
      [-12.5, 4.4],
      [-13.5, 6.3],
      [-21, 5.4],
      [-23, 3.2],
      [-23, -3],
      [-17, -3],
      [-16, 3],
    ],
    12.2,
    plastic(bootColor, 0.42),
    { bevel: 0.4, seg: 2 },
  )
  return plug([...pair, trigger], 38, [
    [-3.125, 0],
    [3.125, 0],
  ])
}

/** Both fibers in one round cord: the plug used where panels are dense. */
export function lcUniboot({
  color = hues.blue,
  bootColor = hues.white,
  cableD = 2,
  angled = false,
} = {}) {
  return plug(
    [
      ...spread(2, 6.25).map((x) => group([lcBody(color, angled)], { at: [x, 0, 0] })),
      box(12.4, 6.6, 9, plastic(bootColor, 0.45), { at: [0, 0, -18.6], r: 1.2 }),
      box(9, 4.6, 6, plastic(bootColor, 0.45), { at: [0, 0, -24], r: 1.2 }),
      box(5, 1.1, 26, plastic(bootColor, 0.45), { at: [0, 4.7, -24], r: 0.5 }),
      box(6.5, 1.8, 4, plastic(bootColor, 0.45), { at: [0, 5.2, -38], r: 0.6 }),
      boot(26.5, 20, 5, cableD + 0.8, bootColor),
    ],
    46.5,
  )
}
