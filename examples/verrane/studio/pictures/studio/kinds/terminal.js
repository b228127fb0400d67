import { hardenedPort } from '../parts/adapters.js'
import { cable, coilPoints } from '../parts/cable.js'
import { screw } from '../parts/chassis.js'
import { box, cyl, group, profile, ring, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { colorNamed, hues, jacket, plastic, rubber, steel } from '../parts/materials.js'
import { named } from '../parts/named.js'

/** Multiport terminal: sealed drop ports in stepped rows on a rugged body, with its tail or feed port. */
export function terminal(attributes, view) {
  const { ports = 8, splitRatio, connectorB = '' } = attributes
  const fed = connectorB.startsWith('Hardened')
  const drops = splitRatio && ports % 2 ? ports - 1 : ports
  const flat =
    /Handhole/.test(String(attributes.mounting)) && !/Pole/.test(String(attributes.mounting))
  const rows = flat ? 1 : drops <= 4 ? 1 : 2
  const columns = Math.ceil(drops / rows)
  const pitch = 33
  const long = columns * pitch + 62
  const deep = attributes.depth ?? 76
  const wide = rows * 44 + 44
  const body = plastic(colorNamed(attributes.color, hues.black), 0.46)
  const shape = stepped(rows, wide, deep)
  const open = view === 'detail' ? [0, 1, 2] : []
  const feed = fed
    ? group([hardenedPort(hues.black)], {
        at: [long / 2, deep * 0.45, 0],
        rot: [0, Math.PI / 2, 0],
      })
    : tail(long, deep, attributes.cableDiameter ?? 8)
  const model = group([
    profile(shape.outline, long, body, { bevel: 4, seg: 3 }),
    profile(
      shape.outline.map(([z, y]) => [z * 1.02, y * 0.35]),
      long + 8,
      body,
      { bevel: 3, seg: 2 },
    ),
    shape.rows.map(({ at, lean }, row) =>
      spread(columns, pitch).map((x, index) => [
        group(
          [
            hardenedPort(open.includes(index + row * columns) ? hues.green : hues.black, {
              open: open.includes(index + row * columns),
            }),
            ring(13.4, 11.6, 2.4, plastic(hues.green, 0.4), { axis: 'z', at: [0, 0, 1.4] }),
          ],
          { at: [x - 6, at[1], at[0]], rot: [lean, 0, 0] },
        ),
        group(
          [
            print(
              [{ text: String(row * columns + index + 1), size: 8, weight: 650, align: 'center' }],
              14,
              10,
              { at: [0, -19, 0.6] },
            ),
          ],
          { at: [x - 6, at[1], at[0]], rot: [lean, 0, 0] },
        ),
      ]),
    ),
    feed,
    mounts(long, wide, body, deep),
    group(
      [
        mark(attributes.partNumber, {
          width: Math.min(long * 0.5, 110),
          size: 8.5,
          rot: [-Math.PI / 2, 0, 0],
        }),
      ],
      { at: [-long * 0.5 + 16 + Math.min(long * 0.25, 55), deep + 0.4, -wide / 2 + 16] },
    ),
    spread(3, long / 5).map((x) =>
      screw(3, { at: [x + long * 0.16, deep + 0.2, -wide / 2 + 12], rot: [-Math.PI / 2, 0, 0] }),
    ),
  ])
  if (view === 'detail') return { model, azimuth: -36, elevation: 26, fill: 0.84 }
  if (view === 'open')
    return {
      model: group([model], { rot: [Math.PI / 2 - 0.02, 0, 0] }),
      azimuth: 24,
      elevation: 16,
      fill: 0.84,
    }
  return { model, azimuth: 26, elevation: 30, fill: 0.86 }
}

/** Side view as a stair: each row of ports leans toward the viewer so that a gloved hand reaches it. */
function stepped(rows, wide, deep) {
  const back = -wide / 2
  const points = [
    [back, 0],
    [wide / 2, 0],
  ]
  const found = []
  const run = (wide - 40) / rows
  let [z, y] = [wide / 2, deep * (rows > 1 ? 0.3 : 0.42)]
  points.push([z, y])
  const rise = (deep - y) / rows
  for (let row = 0; row < rows; row++) {
    const [z2, y2] = [z - run * 0.72, y + rise]
    const lean = -Math.atan2(z - z2, y2 - y)
    found.push({ at: [(z + z2) / 2, (y + y2) / 2], lean })
    points.push([z2, y2])
    if (row < rows - 1) points.push([z2 - run * 0.28, y2])
    ;[z, y] = [z2 - run * 0.28, y2]
  }
  points.push([back + 6, deep], [back, deep - 8])
  return { outline: points, rows: found }
}

function tail(long, deep, d) {
  const y = deep * 0.42
  const start = long / 2
  const ground = coilPoints({
    radius: long * 0.34,
    turns: 1,
    d,
    from: Math.PI / 2,
    to: 0,
    wobble: 0.03,
  }).map(([x, up, z]) => [x - long * 0.02, up, z - long * 0.42])
  const lead = [
    [start - 6, y, 0],
    [start + 34, y, 0],
    [start + 62, y * 0.6, -24],
    [start + 44, d, -long * 0.3],
    [long * 0.22, d * 0.6, -long * 0.16],
  ]
  return group([
    cyl(d * 1.5, 26, plastic(0x24272a, 0.5), { axis: 'x', at: [start + 10, y, 0], chamfer: 2 }),
    ring(d * 1.7, d, 8, plastic(0x2c2f33), { axis: 'x', at: [start + 4, y, 0] }),
    cyl(d * 0.95, 20, rubber(), { axis: 'x', at: [start + 30, y, 0], chamfer: 2 }),
    cable([...lead.slice(0, 4), ...ground.slice(4)], d, jacket(0x202225), { seg: 360, sides: 14 }),
  ])
}

const mounts = (long, wide, body, deep) =>
  [-1, 1].map((side) =>
    named(
      'Mounting foot',
      group([
        box(30, 8, wide * 0.5, body, { at: [side * (long / 2 + 10), 4, 0], r: 3, seg: 3 }),
        ring(7, 4, 8.6, steel(), { axis: 'y', at: [side * (long / 2 + 17), 4.4, wide * 0.14] }),
        box(10, deep * 0.5, wide * 0.1, body, {
          at: [side * (long / 2 + 1), deep * 0.26, 0],
          r: 2,
        }),
      ]),
    ),
  )
