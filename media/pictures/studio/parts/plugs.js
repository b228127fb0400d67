import { box, cyl, group, hex, profile, rectangle, repeat, ring, sheet, spread, turned } from './core.js'
import { ceramic, connectorColor, dark, hues, jacketColor, nickel, plastic, rubber, steel } from './materials.js'

/*
 * Plugs. Each points along +z with its end face at z = 0 and its cable leaving at z = -tail.
 * They are groups with `userData.tail` (mm) and `userData.exits` (x, y of each cable).
 */

function plug(parts, tail, exits = [[0, 0]]) {
  const node = group(parts)
  node.userData = { tail, exits }
  return node
}

/** Tapered strain relief with rings, from z = -start over `length`. */
export function boot(start, length, thick, thin, color = hues.white) {
  const profile = []
  const rings = Math.max(4, Math.round(length / 2.6))
  for (let index = 0; index < rings; index++) {
    const at = index / rings
    const radius = (thick + (thin - thick) * at) / 2
    const step = length / rings
    const along = -start - at * length
    profile.push([radius, along], [radius * 0.97, along - step * 0.58], [radius * 0.82, along - step * 0.62], [radius * 0.8, along - step * 0.96])
  }
  profile.push([thin / 2, -start - length], [0.01, -start - length])
  return turned([[0.01, -start], ...profile].reverse().map(([radius, along]) => [radius, along]), plastic(color, 0.55), { axis: 'z', seg: 28, crease: 0.4 })
}

export function ferrule(radius, length, z = 0, angled = false) {
  const bevel = radius * 0.28
  return group([
    turned([[0, z], [radius - bevel, z], [radius, z - bevel * 1.1], [radius, z - length], [0, z - length]].reverse(), ceramic(), { axis: 'z', seg: 36 }),
    cyl(radius * 0.07, 0.02, dark(), { axis: 'z', seg: 12, at: [0, 0, z + 0.005] }),
    angled && ring(radius * 1.02, radius * 0.9, 0.3, plastic(hues.green), { axis: 'z', at: [0, 0, z - length * 0.75] }),
  ])
}

function lcBody(color, angled) {
  const body = profile([[-0.5, -2.25], [-0.5, 2], [-2.5, 2.25], [-13.5, 2.25], [-13.5, -2.25]], 4.5, plastic(color, 0.36), { bevel: 0.35, seg: 2 })
  const latch = profile([[-2.4, 2.1], [-3.4, 2.75], [-12.5, 5.1], [-14.2, 5.1], [-14.2, 4.3], [-12.7, 4.3], [-4.4, 2.1]], 3, plastic(color, 0.36), { bevel: 0.25 })
  return group([body, latch, ferrule(0.625, 3, 1.6, angled), ring(1.6, 0.8, 0.3, dark(), { axis: 'z', at: [0, 0, -0.42] })], { at: [0, 0, -1.6] })
}

export function lc({ color = hues.blue, bootColor = hues.white, cableD = 2, angled = false } = {}) {
  return plug([lcBody(color, angled), cyl(2.3, 3.6, plastic(bootColor), { axis: 'z', at: [0, 0, -16.6] }), boot(18, 20, 4.4, cableD + 0.9, bootColor)], 38)
}

export function lcDuplex({ color = hues.blue, bootColor = hues.white, cableD = 2, angled = false } = {}) {
  const pair = spread(2, 6.25).map((x) => group([lc({ color, bootColor, cableD, angled })], { at: [x, 0, 0] }))
  const trigger = profile([[-12.5, 4.4], [-13.5, 6.3], [-21, 5.4], [-23, 3.2], [-23, -3], [-17, -3], [-16, 3]], 12.2, plastic(bootColor, 0.42), { bevel: 0.4, seg: 2 })
  return plug([...pair, trigger], 38, [[-3.125, 0], [3.125, 0]])
}

/** Both fibers in one round cord: the plug used where panels are dense. */
export function lcUniboot({ color = hues.blue, bootColor = hues.white, cableD = 2, angled = false } = {}) {
  return plug([
    ...spread(2, 6.25).map((x) => group([lcBody(color, angled)], { at: [x, 0, 0] })),
    box(12.4, 6.6, 9, plastic(bootColor, 0.45), { at: [0, 0, -18.6], r: 1.2 }), box(9, 4.6, 6, plastic(bootColor, 0.45), { at: [0, 0, -24], r: 1.2 }),
    box(5, 1.1, 26, plastic(bootColor, 0.45), { at: [0, 4.7, -24], r: 0.5 }), box(6.5, 1.8, 4, plastic(bootColor, 0.45), { at: [0, 5.2, -38], r: 0.6 }), boot(26.5, 20, 5, cableD + 0.8, bootColor),
  ], 46.5)
}

export function sc({ color = hues.blue, bootColor = hues.white, cableD = 2, angled = false } = {}) {
  return plug([
    ferrule(1.25, 5, 0, angled), box(6.2, 5.6, 6, plastic(0xe4e4df), { at: [0, 0, -5.2], r: 0.4 }), ring(2.4, 1.4, 0.5, dark(), { axis: 'z', at: [0, 0, -2.3] }),
    box(8.9, 7.3, 19, plastic(color, 0.36), { at: [0, 0, -14], r: 0.7, seg: 3 }), box(3, 1.1, 9, plastic(color, 0.36), { at: [0, 3.9, -11], r: 0.3 }),
    ...spread(4, 1.7).map((z) => box(9.3, 5, 0.8, plastic(color, 0.36), { at: [0, 0, -18 + z], r: 0.3 })), cyl(2.9, 4, plastic(0xe4e4df), { axis: 'z', at: [0, 0, -25] }), boot(26, 24, 5.4, cableD + 1, bootColor),
  ], 50)
}

export function scDuplex(options = {}) {
  return plug([
    ...spread(2, 12.7).map((x) => group([sc(options)], { at: [x, 0, 0] })),
    box(24.5, 8.6, 5.5, plastic(0xe6e6e2), { at: [0, 0, -21], r: 0.8 }),
  ], 50, [[-6.35, 0], [6.35, 0]])
}

export function fc({ color = hues.blue, bootColor = color, cableD = 2, angled = false } = {}) {
  const knurl = Array.from({ length: 30 }, (_, index) => ({ rot: [0, 0, (index / 30) * Math.PI * 2] }))
  return plug([
    ferrule(1.25, 9, 0, angled), ring(3.4, 1.4, 8, nickel(), { axis: 'z', at: [0, 0, -7] }), ring(4.6, 3.2, 9, nickel(), { axis: 'z', at: [0, 0, -7.5] }),
    repeat(group([box(0.5, 0.5, 6.4, nickel(), { at: [0, 4.55, -8.4], r: 0.15 })]), knurl), box(1.8, 1.4, 4, nickel(), { at: [0, 3.4, -4], r: 0.2 }),
    cyl(3.2, 7, nickel(), { axis: 'z', at: [0, 0, -15] }), cyl(2.6, 4, nickel(), { axis: 'z', at: [0, 0, -20] }), boot(21, 25, 5.6, cableD + 1, bootColor),
  ], 46)
}

export function st({ bootColor = hues.white, cableD = 2 } = {}) {
  return plug([
    ferrule(1.25, 10, 0), ring(3.2, 1.4, 9, nickel(), { axis: 'z', at: [0, 0, -8] }), ring(4.7, 3, 8, nickel(), { axis: 'z', at: [0, 0, -11] }), box(1.6, 1.6, 3.4, nickel(), { at: [0, 3.7, -5.5] }),
    cyl(3.4, 5, nickel(), { axis: 'z', at: [0, 0, -17] }), boot(19, 25, 5.4, cableD + 1, bootColor),
  ], 44)
}

export function sma({ bootColor = hues.black, cableD = 3 } = {}) {
  return plug([
    turned([[0, 0], [1.4, 0], [1.58, -0.2], [1.58, -10], [0, -10]].reverse(), steel(), { axis: 'z' }), ring(0.16, 0.05, 0.05, dark(), { axis: 'z', at: [0, 0, 0.02] }),
    hex(8, 6.5, nickel(), { at: [0, 0, -7.5], bore: 2.2 }), ring(3.9, 1.6, 3.4, nickel(), { axis: 'z', at: [0, 0, -3] }), cyl(3, 6, nickel(), { axis: 'z', at: [0, 0, -13] }), boot(15, 26, 6, cableD + 1.2, bootColor),
  ], 41)
}

export function mpo({ color = hues.aqua, bootColor = color, fibers = 12, male = false, cableD = 3 } = {}) {
  const rows = fibers > 16 ? 2 : 1
  const across = fibers / rows
  const pitch = across > 12 ? 0.25 : 0.25
  const dot = turned([[0, 0], [0.075, 0], [0.075, -0.03], [0, -0.03]].reverse(), dark(), { axis: 'z', seg: 10 })
  const places = spread(rows, 0.5).flatMap((y) => spread(across, pitch * 1.05).map((x) => ({ at: [x, y, 0.03] })))
  return plug([
    sheet(rectangle(6.4, 2.5, { r: 0.2 }), 8, plastic(0x4a4038, 0.5), { bevel: 0.15, at: [0, 0, 0] }), repeat(dot, places),
    ...[-2.3, 2.3].map((x) => (male ? cyl(0.35, 4, steel(), { axis: 'z', at: [x, 0, 0.6] }) : cyl(0.36, 0.04, dark(), { axis: 'z', at: [x, 0, 0.01] }))),
    sheet(rectangle(9.7, 5.4, { r: 0.5 }), 9, plastic(0x26282b), { holes: [rectangle(6.8, 2.9, { hole: true })], bevel: 0.2, at: [0, 0, -1.2] }), box(3, 0.9, 7, plastic(0x26282b), { at: [0, 2.9, -5.4], r: 0.2 }),
    box(12.4, 7.7, 17, plastic(color, 0.36), { at: [0, 0, -17], r: 1, seg: 3 }), ...spread(5, 1.8).map((z) => box(12.9, 5.2, 0.9, plastic(color, 0.36), { at: [0, 0, -19 + z], r: 0.35 })),
    ring(0.9, 0, 0.1, plastic(0xf2f1ea), { axis: 'y', at: [-4, 3.87, -11.5] }), box(7.5, 5.2, 4, plastic(0x26282b), { at: [0, 0, -27], r: 0.8 }), boot(28, 22, 6.2, cableD + 1.1, bootColor),
  ], 50)
}

/** SN, MDC: two ferrules above one another, 3.1 mm wide; CS: two side by side at 3.8 mm. */
export function vsff(type, { color = hues.blue, bootColor = hues.white, cableD = 2, angled = false, fibers = 2 } = {}) {
  if (type === 'CS') {
    return plug([
      ...spread(2, 3.8).map((x) => group([ferrule(0.625, 3, 0, angled)], { at: [x, 0, 0] })), box(7.85, 4.6, 14, plastic(color, 0.36), { at: [0, 0, -8.6], r: 0.5 }), box(4.4, 0.9, 15, plastic(color), { at: [0, 3, -9.5], r: 0.3, rot: [0.06, 0, 0] }),
      box(7.2, 5.4, 8, plastic(bootColor), { at: [0, 0, -19], r: 0.8 }), box(3.8, 0.9, 28, plastic(bootColor), { at: [0, 3.6, -27], r: 0.4 }), boot(22, 20, 4.8, cableD + 0.8, bootColor),
    ], 42)
  }
  const tall = type === 'MDC' ? 7.2 : 8.1
  const face = type === 'SN-MT'
    ? [sheet(rectangle(1.9, 5.6, { r: 0.15 }), 4, plastic(0x4a4038), { bevel: 0.1 }), ...spread(Math.min(16, fibers > 2 ? fibers : 16), 0.26).map((y) => cyl(0.08, 0.05, dark(), { axis: 'z', seg: 8, at: [0, y, 0.02] }))]
    : spread(2, type === 'MDC' ? 2.9 : 3.1).map((y) => group([ferrule(0.625, 3, 0, angled)], { at: [0, y, 0] }))
  return plug([
    ...face, sheet(rectangle(3, tall, { r: 0.5 }), 14, plastic(color, 0.36), { bevel: 0.3, seg: 2, at: [0, 0, -1.2] }), box(2.2, 1, 8, plastic(color), { at: [0, tall / 2 + 0.5, -9], r: 0.3, rot: [0.08, 0, 0] }),
    box(3, tall * 0.86, 9, plastic(bootColor, 0.45), { at: [0, 0, -19], r: 0.8 }), box(2.6, 1.3, 30, plastic(bootColor, 0.45), { at: [0, tall / 2, -30], r: 0.5 }), box(3, 3, 4, plastic(bootColor, 0.45), { at: [0, tall / 2, -45], r: 0.6 }), boot(23, 19, 3.4, cableD + 0.6, bootColor),
  ], 42)
}

/** Environmentally sealed plug with a threaded coupling: outside plant drops. */
export function hardened({ inner = hues.green, cableD = 5, multi = false } = {}) {
  const black = plastic(0x1d1f22, 0.5)
  const ribs = Array.from({ length: 18 }, (_, index) => ({ rot: [0, 0, (index / 18) * Math.PI * 2] }))
  const threads = spread(5, 2.2).map((z) => ring(8.4, 7, 1.2, black, { axis: 'z', at: [0, 0, -26 + z] }))
  return plug([
    multi ? sheet(rectangle(6.4, 2.5), 6, plastic(0x4a4038)) : ferrule(1.25, 5, 0, inner === hues.green), box(multi ? 9.6 : 7, multi ? 5.4 : 5.6, 12, plastic(inner), { at: [0, 0, -8.5], r: 0.5 }),
    sheet(rectangle(15, 15, { r: 7.4 }), 16, black, { holes: [rectangle(11.6, 11.6, { r: 5.8, hole: true })], at: [0, 0, -3], bevel: 0.4 }), ring(8.1, 7, 1.6, rubber(0xc8321f), { axis: 'z', at: [0, 0, -19.5] }), ...threads, cyl(7.6, 16, black, { axis: 'z', at: [0, 0, -26] }),
    cyl(10.6, 17, black, { axis: 'z', at: [0, 0, -41], chamfer: 1.2 }), repeat(group([box(1.6, 1, 14, black, { at: [0, 10.5, -41], r: 0.4 })]), ribs), cyl(8.6, 12, black, { axis: 'z', at: [0, 0, -55], chamfer: 1 }), boot(60, 30, 14, cableD + 3, 0x1d1f22),
  ], 90)
}

/** The plug for a connector name of the catalogue, coloured after the product's own data. */
export function plugFor(name = 'LC', attributes = {}, { cableD = 2, uniboot = false, fibers, male } = {}) {
  const angled = attributes.polish === 'APC'
  const color = connectorColor(attributes)
  const bootColor = angled ? hues.green : /OM|Multi/.test(`${attributes.fiberType}${attributes.mode}`) ? jacketColor(attributes) : hues.white
  const options = { color, cableD, angled, bootColor }
  if (/^Hardened/.test(name)) return hardened({ inner: angled ? hues.green : hues.blue, cableD, multi: /MPO/.test(name) })
  if (/^MPO/.test(name)) return mpo({ color: /OS2|G\.65|Single/.test(`${attributes.fiberType}${attributes.mode}`) ? (angled ? hues.green : hues.green) : color, bootColor: 0x26282b, fibers: fibers ?? Number(name.slice(4)), male, cableD })
  if (name === 'SN' || name === 'MDC' || name === 'CS' || name === 'SN-MT') return vsff(name, { ...options, fibers: attributes.fiberCount })
  if (name === 'LC duplex') return uniboot ? lcUniboot(options) : lcDuplex(options)
  if (name === 'SC duplex') return scDuplex(options)
  if (name === 'SC') return sc(options)
  if (name === 'FC') return fc({ ...options, bootColor: angled ? hues.green : hues.blue })
  if (name === 'ST') return st(options)
  if (name === 'SMA905') return sma({ cableD })
  return lc(options)
}

