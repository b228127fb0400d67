import { adapter } from '../parts/adapters.js'
import { cable, lead, windings } from '../parts/cable.js'
import { bodyWidth, ears, gland, rail, screw, thumbScrew, tub, unit } from '../parts/chassis.js'
import { box, circle, cyl, group, rectangle, repeat, ring, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { aluminium, clear, colorNamed, connectorColor, fiberColors, hues, jacket, jacketColor, painted, plastic, shade } from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'
import { cassette } from './cassette.js'

/** Housing for cassettes: trays of four slots, some filled so that use and size are plain to see. */
export function cassetteHousing(attributes, view) {
  const { rackUnits = 1, cassetteSlots = 12, depth = 430 } = attributes
  const color = colorNamed(attributes.color, hues.black)
  const rows = rackUnits * 3
  const columns = Math.max(1, Math.round(cassetteSlots / rows))
  const height = rackUnits * unit - 0.8
  const pitch = height / rows
  const slot = (bodyWidth - 26) / columns
  const filled = { connector: 'LC duplex', connectorB: 'MPO-12', fiberCount: 12, ports: 12, polish: 'UPC', partNumber: 'VC6' }
  const unitOf = (more = {}) => group([cassette({ ...filled, ...more }, 'hero').model], { size: (pitch - 1.6) / 17 })
  const pulled = view === 'open'
  const rowsMade = spread(rows, pitch).map((y, row) => {
    const slide = pulled && row === rows - 1 ? 150 : 0
    return group([
      box(bodyWidth - 10, 1.2, depth * 0.6, painted(color), { at: [0, -pitch / 2 + 1, -depth * 0.3], r: 0.4 }), box(bodyWidth - 8, 1.8, 3, painted(0x2c2f33), { at: [0, -pitch / 2 + 1.2, 3], r: 0.5 }),
      [-1, 1].map((side) => [box(8, pitch * 0.72, 5, plastic(0x2a2d31), { at: [side * (bodyWidth / 2 - 7), 0, 3], r: 1.2 }), box(5, 1.4, 1, plastic(hues.accent), { at: [side * (bodyWidth / 2 - 7), 0, 5.8], r: 0.4 }), slide > 0 && rail(depth * 0.5, { at: [side * (bodyWidth / 2 - 4), -pitch * 0.2, 0] })]),
      spread(columns + 1, slot).map((x) => box(1.4, pitch * 0.7, 70, painted(color), { at: [x, 0, -36], r: 0.3 })),
    ], { at: [0, y, slide] })
  })
  const slots = spread(rows, pitch).flatMap((y, row) => spread(columns, slot).map((x, column) => [x, y, row, column]))
  const chosen = slots.filter(([, , row, column]) => (row * 5 + column * 3) % 4 !== 1 && !(row === 0 && column === columns - 1))
  const blank = slots.filter((one) => !chosen.includes(one))
  const groups = [[chosen.filter(([, , row]) => !pulled || row !== rows - 1), 0], [chosen.filter(([, , row]) => pulled && row === rows - 1), 150]]
  const made = group([
    tub(bodyWidth, height, depth, color, { vents: true }), ears(rackUnits, color), rowsMade,
    groups.map(([list, slide]) => [0, 1].map((kind) => {
      const some = list.filter(([, , row, column]) => ((row + column) % 3 === 2 ? 1 : 0) === kind)
      return some.length > 0 && repeat(unitOf(kind ? { connector: 'SN', connectorB: 'MPO-12', fiberCount: 36, polish: 'APC' } : {}), some.map(([x, y]) => ({ at: [x, y + 0.2, slide + 2] })))
    })),
    blank.map(([x, y, row]) => group([box(slot - 5, pitch * 0.7, 2, plastic(0x24272a), { r: 0.8 }), box(16, 2.4, 3, plastic(0x34383d), { at: [0, 0, 1.6], r: 0.8 })], { at: [x, y, pulled && row === rows - 1 ? 152 : 2] })),
    print([{ text: `Verrane  ${attributes.partNumber ?? ''}`, size: 9, weight: 600, x: 0 }], 160, 12, { at: [-110, height / 2 + 0.2, -24], rot: [-Math.PI / 2, 0, 0], color: '#b9bcbe' }),
  ])
  if (view === 'rear') return { model: made, azimuth: 148, elevation: 27, fill: 0.86 }
  return { model: made, azimuth: 26, elevation: pulled ? 32 : rackUnits > 2 ? 17 : 21, fill: 0.86 }
}

/** Spooling panel: ports in front, and behind a clear lid the drums that pay the tail out. */
export function spoolPanel(attributes, view) {
  const { rackUnits = 1, depth = 420, connector = 'LC duplex', fiberCount = 24, ports = 24 } = attributes
  const color = colorNamed(attributes.color, hues.black)
  const height = rackUnits * unit - 0.8
  const spools = /four spools|4x12/i.test(`${attributes.product}`) ? 4 : 1
  const tail = jacket(jacketColor({ fiberType: attributes.fiberType, mode: attributes.mode }))
  const d = Math.min(attributes.cableDiameter ?? 3, 6)
  const count = /MPO/.test(connector) ? ports : /duplex/.test(connector) ? Math.round(fiberCount / 2) : ports
  const rows = rackUnits > 1 && count > 24 ? 3 : rackUnits > 1 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const pitch = Math.min(15.5, 400 / columns)
  const at = Array.from({ length: count }, (_, index) => [((index % columns) - (columns - 1) / 2) * pitch, ((rows - 1) / 2 - Math.floor(index / columns)) * 15])
  const radius = spools > 1 ? 84 : Math.min(depth * 0.43, 170)
  const spots = spools > 1 ? [[-102, -104], [102, -104], [-102, -290], [102, -290]] : [[0, -depth * 0.54]]
  const inner = spots.map(([x, z]) => group([drum(radius, Math.min(height * 0.72, 34), d, tail)], { at: [x, 1, z] }))
  const body = group([
    tub(bodyWidth, height, depth, color, { lid: false, vents: true }), ears(rackUnits, color),
    sheet(rectangle(bodyWidth - 6, height - 3, { r: 1 }), 1.6, painted(color), { holes: at.map(([x, y]) => rectangle(/MPO/.test(connector) ? 13 : 12, 9, { x, y, hole: true })), at: [0, 0, 1.6] }),
    repeat(adapter(connector, connectorColor(attributes)), at.map(([x, y]) => ({ at: [x, y, 1.4] }))), inner,
    at.map(([x, y], index) => rows === 1 && print([{ text: String(index + 1), size: 3.4, align: 'center' }], 8, 5, { at: [x, y + 8.4, 1.75] })),
    spots.map(([x, z]) => cable(lead([x + radius * 0.9, 0, z], [0, 0, -1], [Math.sign(x || 1) * 150, 0, -depth + 2], [0, 0, -1], 60), d, tail)),
    [-1, 1].map((side) => gland(9, { at: [side * 150, 0, -depth] })),
    mark(undefined, { size: 4.4, width: 30, at: [-bodyWidth / 2 + 26, height / 2 - 7, 1.75] }), [-1, 1].map((side) => thumbScrew(5, { at: [side * (bodyWidth / 2 - 12), -2, 1.6] })),
    view !== 'open' && cover(depth, height, spots, radius, color),
  ])
  const lid = view === 'open' && group([cover(depth, height, spots, radius, color, false)], { at: [0, 100, -depth * 0.24] })
  if (view === 'rear') return { model: group([body, payOut(depth, d, tail)]), azimuth: 150, elevation: 32, fill: 0.84 }
  return { model: group([body, lid]), azimuth: 26, elevation: view === 'open' ? 33 : 31, fill: 0.86 }
}

/** Lid with a window over each drum: the wound cable is the point of this product. */
const cover = (depth, height, spots, radius, color, glazed = true) => group([
  sheet(rectangle(bodyWidth, depth - 2, { r: 2, y: 0 }), 1.5, painted(color), { holes: spots.map(([x, z]) => circle(radius * 0.93, x, -(z + depth / 2))), rot: [-Math.PI / 2, 0, 0], at: [0, height / 2, -depth / 2], curve: 40 }),
  glazed && spots.map(([x, z]) => cyl(radius * 0.93, 0.8, clear(0xf6f8f8, 0.14), { at: [x, height / 2 - 1, z], seg: 64 })), spread(4, bodyWidth / 4.4).map((x) => screw(2.4, { at: [x, height / 2 + 0.2, -8], rot: [-Math.PI / 2, 0, 0] })),
])

function drum(radius, tall, d, material) {
  const turns = []
  for (let layer = 0; layer < 4; layer++) turns.push(group([windings({ radius: radius * 0.86 - layer * d * 0.9, width: tall * 0.8, d, material })], { rot: [0, 0, Math.PI / 2] }))
  return group([
    turns, cyl(radius * 0.97, 1.6, aluminium(), { at: [0, -tall / 2, 0], seg: 72 }), cyl(radius * 0.86 - d * 4, tall * 0.9, plastic(0xd9dad6), { seg: 60 }), ring(radius * 0.3, radius * 0.2, tall * 0.96, plastic(0x33373c), { axis: 'y' }),
    spread(3, 1).map((_, index) => box(radius * 0.44, 1.6, radius * 0.12, plastic(0x33373c), { at: [Math.cos(index * 2.1) * radius * 0.46, tall * 0.46, Math.sin(index * 2.1) * radius * 0.46], rot: [0, -index * 2.1, 0], r: 0.6 })),
    cyl(radius * 0.16, tall * 1.02, plastic(hues.accent), {}),
  ])
}

const payOut = (depth, d, material) => {
  const node = cable([[-150, 0, -depth - 10], [-150, -6, -depth - 70], [-120, -18, -depth - 160], [-40, -18, -depth - 500]], d, material)
  node.userData.unframed = true
  return node
}

/** Rack-mount splice chassis: tray fronts in a drawer, with a patch field where the product has one. */
export function spliceChassis(attributes, view) {
  const { rackUnits = 4, depth = 380, cassetteSlots = 12, connector = 'None', fiberCount = 0, ports = 0, spliceCapacity = 288 } = attributes
  const color = colorNamed(attributes.color, hues.black)
  const height = rackUnits * unit - 0.8
  const count = connector === 'None' ? 0 : /duplex/.test(connector) ? fiberCount / 2 : ports
  const columns = Math.min(count, 24)
  const rows = count ? Math.ceil(count / columns) : 0
  const rowPitch = rows > 8 ? 12 : 15
  const portHigh = rows ? Math.min(height - 10, rows * rowPitch + 8) : 0
  const trayZone = rackUnits > 2 || !rows
  const zoneMiddle = rows ? height / 2 - (height - portHigh) / 2 : 0
  const zone = height - portHigh - 10
  const stacks = cassetteSlots > 14 || (!rows && rackUnits >= 4 && cassetteSlots > 6) ? 2 : 1
  const perStack = Math.ceil(cassetteSlots / stacks)
  const tall = Math.min(19, (zone / perStack) * 0.8)
  const wide = stacks > 1 ? bodyWidth / 2 - 22 : bodyWidth - 60
  const slide = view === 'open' ? depth * 0.62 : 0
  const trayAt = spread(stacks, bodyWidth / 2 - 8).flatMap((x) => spread(perStack, zone / perStack).map((y) => [x, y + zoneMiddle]))
  const top = trayAt.filter(([, y]) => y > zoneMiddle).length
  const plateAt = Array.from({ length: count }, (_, index) => [((index % columns) - (columns - 1) / 2) * 16, -height / 2 + portHigh - 11 - Math.floor(index / columns) * rowPitch])
  const model = group([
    tub(bodyWidth, height, depth, color, { vents: true }), ears(rackUnits, color), box(bodyWidth - 6, height - 6, 1, shade(0x101113), { at: [0, 0, -40] }),
    trayZone && top >= 0 && trayAt.slice(0, cassetteSlots).map(([x, y], index) => group([box(wide, tall, 60, plastic(0xd4d5d1, 0.5), { at: [0, 0, -28], r: 1.2 }), box(wide * 0.16, tall * 0.56, 5, plastic(fiberColors[index % 12]), { at: [wide * 0.36, 0, 3.4], r: 1 }), print([{ text: String(index + 1), size: tall * 0.6, color: '#22262b', weight: 600 }, ], 20, tall * 0.8, { at: [-wide / 2 + 14, 0, 2.3] })], { at: [x, y, 2] })),
    rows > 0 && [sheet(rectangle(bodyWidth - 6, portHigh, { r: 1 }), 1.6, painted(color), { holes: plateAt.map(([x, y]) => rectangle(12, 9, { x, y: y + height / 2 - portHigh / 2 - 1, hole: true })), at: [0, -height / 2 + portHigh / 2 + 1, 1.6] }), repeat(adapter(connector, connectorColor(attributes)), plateAt.map(([x, y]) => ({ at: [x, y, 1.4] })))],
    !trayZone && rows > 0 && sheet(rectangle(bodyWidth - 6, height - portHigh - 4, { r: 1 }), 1.6, painted(color), { at: [0, height / 2 - (height - portHigh) / 2, 1.6] }),
    slide > 0 && group([box(bodyWidth - 16, 2, depth * 0.6, painted(color), { at: [0, -height / 2 + 4, -depth * 0.3], r: 0.5 }), [-1, 1].map((side) => rail(depth * 0.6, { at: [side * (bodyWidth / 2 - 7), -height / 2 + 10, 0] })), spread(Math.min(cassetteSlots, 4), 12).map((y, index) => group([spliceTray({ width: Math.min(380, depth * 0.95), depth: depth * 0.5, splices: Math.min(24, Math.ceil(spliceCapacity / cassetteSlots)), color: 0xd4d5d1, fibers: index === Math.min(cassetteSlots, 4) - 1 })], { at: [0, -height / 2 + 7 + index * 9, -depth * 0.28] }))], { at: [0, 0, slide] }),
    mark(attributes.partNumber, { size: Math.min(6, height * 0.09), width: 70, at: [-bodyWidth / 2 + 44, height / 2 - 8, trayZone ? 2.4 : 1.75] }), [-1, 1].map((side) => thumbScrew(4.5, { at: [side * (bodyWidth / 2 - 10), height * 0.32, 1.6] })),
  ])
  if (view === 'rear') return { model: group([model, rearEntries(height, depth, attributes.cableDiameter ?? 16)]), azimuth: 148, elevation: 25, fill: 0.86 }
  return { model, azimuth: 26, elevation: slide ? 30 : rackUnits > 3 ? 15 : 20, fill: 0.86 }
}

const rearEntries = (height, depth, d) => [-1, 1].flatMap((side) => spread(2, d * 2.2).map((x) => gland(Math.min(d * 0.55, height * 0.3), { at: [side * 150 + x, -height * 0.12, -depth] })))
