import { box, cyl, group, rectangle, repeat, ring, sheet, spread } from './core.js'
import { ceramic, dark, hues, nickel, plastic, rubber, shade } from './materials.js'
import { named } from './named.js'

/*
 * Adapters and ports, seen from the front: flange at z = 0, body standing out toward +z.
 * `size` is what they take of the panel in mm; `ports` how many plugs they take.
 */

const kinds = {
  'LC duplex': {
    size: [13, 9.6],
    openings: [
      [-3.125, 0],
      [3.125, 0],
    ],
    hole: [5, 5.1],
    sleeve: 0.85,
    key: [2.8, 1.2],
  },
  LC: { size: [6.9, 9.6], openings: [[0, 0]], hole: [5, 5.1], sleeve: 0.85, key: [2.8, 1.2] },
  'SC duplex': {
    size: [26, 9.5],
    openings: [
      [-6.4, 0],
      [6.4, 0],
    ],
    hole: [9, 7.3],
    sleeve: 1.9,
    key: [3, 1.1],
  },
  SC: { size: [13, 9.5], openings: [[0, 0]], hole: [9, 7.3], sleeve: 1.9, key: [3, 1.1] },
  MPO: { size: [14.4, 9.8], openings: [[0, 0]], hole: [10, 5.8], key: [3.2, 1] },
  SN: { size: [4.1, 11], openings: [[0, 0]], hole: [3.1, 8.2], pair: 3.1 },
  MDC: { size: [4.1, 10.2], openings: [[0, 0]], hole: [3.1, 7.4], pair: 2.9 },
  CS: { size: [9, 8], openings: [[0, 0]], hole: [7.9, 4.7], across: 3.8 },
}

export function adapterKind(connector = 'LC duplex') {
  if (connector.startsWith('MPO')) return 'MPO'
  if (connector === 'SN-MT') return 'SN'
  if (kinds[connector] || connector === 'FC' || connector === 'ST') return connector
  return 'LC duplex'
}

export const adapterSize = (connector) => kinds[adapterKind(connector)]?.size ?? [13, 13]

/** One adapter. `shutter` closes the port with a flap, as the dust-free ones do. */
export function adapter(connector, color, { deep = 7, capped = false, shutter = false } = {}) {
  const kind = adapterKind(connector)
  if (kind === 'FC' || kind === 'ST') return named(`${kind} port`, round(capped))
  const {
    size: [width, height],
    openings,
    hole,
    sleeve,
    key,
    pair,
    across,
  } = kinds[kind]
  const holes = openings.map(([x, y]) => rectangle(...hole, { x, y, hole: true }))
  const body = plastic(color, 0.36)
  const node = group([
    sheet(rectangle(width - 0.5, height - 0.4, { r: 0.5 }), deep, body, {
      holes: key ? mergeKeys(openings, hole, key) : holes,
      bevel: 0.25,
      curve: 2,
      at: [0, 0, deep],
    }),
    box(width - 0.8, height - 0.8, 0.6, shade(0x0c0d0e), { at: [0, 0, 0.4], r: 0 }),
    openings.map(([x, y]) => [
      sleeve &&
        !shutter &&
        ring(sleeve, sleeve * 0.62, deep * 0.6, ceramic(), {
          axis: 'z',
          seg: 12,
          at: [x, y, deep * 0.4],
        }),
      pair &&
        spread(2, pair).map((up) =>
          ring(0.85, 0.55, 3, ceramic(), { axis: 'z', seg: 8, at: [x, y + up, 3] }),
        ),
      across &&
        spread(2, across).map((over) =>
          ring(0.85, 0.55, 3, ceramic(), { axis: 'z', seg: 8, at: [x + over, y, 3] }),
        ),
      kind === 'MPO' &&
        !capped &&
        box(6.4, 2.5, 2, plastic(0x3d3630), { at: [x, y, 1.2], r: 0.15 }),
      shutter &&
        box(hole[0] - 0.2, hole[1] - 0.2, 0.4, plastic(0x9da1a5), {
          at: [x, y, deep * 0.62],
          r: 0,
          rot: [-0.16, 0, 0],
        }),
      capped &&
        box(hole[0] - 0.3, hole[1] - 0.3, 4.5, plastic(0xe4e3dc), { at: [x, y, deep], r: 0.5 }),
    ]),
  ])
  return named(`${connector} port`, node)
}

/** The key slot opens into the port: one outline, or earcut would see two holes that touch. */
function mergeKeys(openings, hole, key) {
  return openings.map(([x, y]) => {
    const path = rectangle(...hole, { x, y, hole: true })
    const [w, h, kw, kh] = [hole[0] / 2, hole[1] / 2, key[0] / 2, key[1]]
    path.curves = []
    path
      .moveTo(x - w, y - h)
      .lineTo(x + w, y - h)
      .lineTo(x + w, y + h)
      .lineTo(x + kw, y + h)
      .lineTo(x + kw, y + h + kh)
    path
      .lineTo(x - kw, y + h + kh)
      .lineTo(x - kw, y + h)
      .lineTo(x - w, y + h)
      .closePath()
    return path
  })
}

function round(capped) {
  return group([
    cyl(6.4, 1.4, nickel(), { axis: 'z', at: [0, 0, 0.7] }),
    ring(4.2, 3, 8, nickel(), { axis: 'z', at: [0, 0, 5] }),
    ...spread(4, 1.5).map((z) => ring(4.5, 3.6, 0.7, nickel(), { axis: 'z', at: [0, 0, 5.5 + z] })),
    cyl(3, 0.4, dark(), { axis: 'z', at: [0, 0, 3] }),
    ring(1.8, 1.25, 5, ceramic(), { axis: 'z', at: [0, 0, 5] }),
    capped && cyl(4.8, 7, rubber(0xc8321f), { axis: 'z', at: [0, 0, 8] }),
  ])
}

/** Sealed round port of an outdoor terminal with its threaded cap. */
export function hardenedPort(color = hues.black, { open = false } = {}) {
  const body = plastic(0x1d1f22, 0.5)
  const ribs = Array.from({ length: 12 }, (_, index) => ({
    rot: [0, 0, (index / 12) * Math.PI * 2],
  }))
  if (open) {
    const node = group([
      ring(11.5, 8.6, 16, body, { axis: 'z', at: [0, 0, 8] }),
      ...spread(4, 2.4).map((z) => ring(12, 11, 1.1, body, { axis: 'z', at: [0, 0, 10 + z] })),
      cyl(8.6, 0.5, dark(), { axis: 'z', at: [0, 0, 2] }),
      sheet(rectangle(9.6, 8, { r: 0.5 }), 9, plastic(color), {
        holes: [rectangle(6.6, 5.4, { hole: true })],
        at: [0, 0, 11],
      }),
      ring(1.9, 1.25, 5, ceramic(), { axis: 'z', at: [0, 0, 7] }),
    ])
    return named('Hardened port', node)
  }
  const node = group([
    ring(11.8, 8, 9, body, { axis: 'z', at: [0, 0, 4.5] }),
    cyl(11.2, 15, plastic(color, 0.5), { axis: 'z', at: [0, 0, 13], chamfer: 1.4 }),
    repeat(group([box(2, 1.4, 11, plastic(color, 0.5), { at: [0, 11.2, 13], r: 0.5 })]), ribs),
    cyl(5, 3, plastic(color, 0.5), { axis: 'z', at: [0, 0, 21], chamfer: 0.8 }),
  ])
  return named('Hardened port', node)
}
