import { adapter } from '../parts/adapters.js'
import { cable, lead, windings } from '../parts/cable.js'
import { bodyWidth, ears, gland, screw, thumbScrew, tub, unit } from '../parts/chassis.js'
import { box, circle, cyl, group, rectangle, repeat, ring, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import {
  aluminium,
  clear,
  colorNamed,
  connectorColor,
  hues,
  jacket,
  jacketColor,
  painted,
  plastic,
} from '../parts/materials.js'

/** Spooling panel: ports in front, and behind a clear lid the drums that pay the tail out. */
export function spoolPanel(attributes, view) {
  const {
    rackUnits = 1,
    depth = 420,
    connector = 'LC duplex',
    fiberCount = 24,
    ports = 24,
  } = attributes
  const color = colorNamed(attributes.color, hues.black)
  const height = rackUnits * unit - 0.8
  const spools = /four spools|4x12/i.test(`${attributes.product}`) ? 4 : 1
  const tail = jacket(jacketColor({ fiberType: attributes.fiberType, mode: attributes.mode }))
  const d = Math.min(attributes.cableDiameter ?? 3, 6)
  const count = /MPO/.test(connector)
    ? ports
    : /duplex/.test(connector)
      ? Math.round(fiberCount / 2)
      : ports
  const rows = rackUnits > 1 && count > 24 ? 3 : rackUnits > 1 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const pitch = Math.min(15.5, 400 / columns)
  const at = Array.from({ length: count }, (_, index) => [
    ((index % columns) - (columns - 1) / 2) * pitch,
    ((rows - 1) / 2 - Math.floor(index / columns)) * 15,
  ])
  const radius = spools > 1 ? 84 : Math.min(depth * 0.43, 170)
  const spots =
    spools > 1
      ? [
          [-102, -104],
          [102, -104],
          [-102, -290],
          [102, -290],
        ]
      : [[0, -depth * 0.54]]
  const inner = spots.map(([x, z]) =>
    group([drum(radius, Math.min(height * 0.72, 34), d, tail)], { at: [x, 1, z] }),
  )
  const body = group([
    tub(bodyWidth, height, depth, color, { lid: false, vents: true }),
    ears(rackUnits, color),
    sheet(rectangle(bodyWidth - 6, height - 3, { r: 1 }), 1.6, painted(color), {
      holes: at.map(([x, y]) =>
        rectangle(/MPO/.test(connector) ? 13 : 12, 9, { x, y, hole: true }),
      ),
      at: [0, 0, 1.6],
    }),
    repeat(
      adapter(connector, connectorColor(attributes)),
      at.map(([x, y]) => ({ at: [x, y, 1.4] })),
    ),
    inner,
    at.map(
      ([x, y], index) =>
        rows === 1 &&
        print([{ text: String(index + 1), size: 3.4, align: 'center' }], 8, 5, {
          at: [x, y + 8.4, 1.75],
        }),
    ),
    spots.map(([x, z]) =>
      cable(
        lead(
          [x + radius * 0.9, 0, z],
          [0, 0, -1],
          [Math.sign(x || 1) * 150, 0, -depth + 2],
          [0, 0, -1],
          60,
        ),
        d,
        tail,
      ),
    ),
    [-1, 1].map((side) => gland(9, { at: [side * 150, 0, -depth] })),
    mark(undefined, { size: 4.4, width: 30, at: [-bodyWidth / 2 + 26, height / 2 - 7, 1.75] }),
    [-1, 1].map((side) => thumbScrew(5, { at: [side * (bodyWidth / 2 - 12), -2, 1.6] })),
    view !== 'open' && cover(depth, height, spots, radius, color),
  ])
  const lid =
    view === 'open' &&
    group([cover(depth, height, spots, radius, color, false)], { at: [0, 100, -depth * 0.24] })
  if (view === 'rear')
    return { model: group([body, payOut(depth, d, tail)]), azimuth: 150, elevation: 32, fill: 0.84 }
  return {
    model: group([body, lid]),
    azimuth: 26,
    elevation: view === 'open' ? 33 : 31,
    fill: 0.86,
  }
}

/** Lid with a window over each drum: the wound cable is the point of this product. */
const cover = (depth, height, spots, radius, color, glazed = true) =>
  group([
    sheet(rectangle(bodyWidth, depth - 2, { r: 2, y: 0 }), 1.5, painted(color), {
      holes: spots.map(([x, z]) => circle(radius * 0.93, x, -(z + depth / 2))),
      rot: [-Math.PI / 2, 0, 0],
      at: [0, height / 2, -depth / 2],
      curve: 40,
    }),
    glazed &&
      spots.map(([x, z]) =>
        cyl(radius * 0.93, 0.8, clear(0xf6f8f8, 0.14), { at: [x, height / 2 - 1, z], seg: 64 }),
      ),
    spread(4, bodyWidth / 4.4).map((x) =>
      screw(2.4, { at: [x, height / 2 + 0.2, -8], rot: [-Math.PI / 2, 0, 0] }),
    ),
  ])

function drum(radius, tall, d, material) {
  const turns = []
  for (let layer = 0; layer < 4; layer++)
    turns.push(
      group(
        [windings({ radius: radius * 0.86 - layer * d * 0.9, width: tall * 0.8, d, material })],
        { rot: [0, 0, Math.PI / 2] },
      ),
    )
  return group([
    turns,
    cyl(radius * 0.97, 1.6, aluminium(), { at: [0, -tall / 2, 0], seg: 72 }),
    cyl(radius * 0.86 - d * 4, tall * 0.9, plastic(0xd9dad6), { seg: 60 }),
    ring(radius * 0.3, radius * 0.2, tall * 0.96, plastic(0x33373c), { axis: 'y' }),
    spread(3, 1).map((_, index) =>
      box(radius * 0.44, 1.6, radius * 0.12, plastic(0x33373c), {
        at: [
          Math.cos(index * 2.1) * radius * 0.46,
          tall * 0.46,
          Math.sin(index * 2.1) * radius * 0.46,
        ],
        rot: [0, -index * 2.1, 0],
        r: 0.6,
      }),
    ),
    cyl(radius * 0.16, tall * 1.02, plastic(hues.accent), {}),
  ])
}

const payOut = (depth, d, material) => {
  const node = cable(
    [
      [-150, 0, -depth - 10],
      [-150, -6, -depth - 70],
      [-120, -18, -depth - 160],
      [-40, -18, -depth - 500],
    ],
    d,
    material,
  )
  node.userData.unframed = true
  return node
}
