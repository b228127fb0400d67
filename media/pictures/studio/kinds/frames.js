import { adapter, adapterSize } from '../parts/adapters.js'
import { cable, lead } from '../parts/cable.js'
import { screw } from '../parts/chassis.js'
import { box, circle, cyl, group, rectangle, repeat, ring, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { colorNamed, connectorColor, dark, fiberColors, hues, jacket, painted, plastic, shade, steel, zinc } from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'

/** Ports seen from far away: one box and one dark opening each, so that thousands can be drawn. */
export function farPort(connector, color, size = 1) {
  const [w, h] = adapterSize(connector)
  return group([box(w * 0.94 * size, h * 0.9 * size, 6, plastic(color, 0.4), { r: 0, at: [0, 0, 3] }), /duplex/.test(connector) ? spread(2, 6.25 * size).map((x) => box(3.4 * size, 3.8 * size, 0.2, dark(), { r: 0, at: [x, 0, 6.05] })) : box(w * 0.5 * size, h * 0.46 * size, 0.2, dark(), { r: 0, at: [0, 0, 6.05] })])
}

/** Ports hinged in rows on a block `w` × `h`: returns the parts of a patch field. */
export function portField(count, connector, color, w, h, { far = true, rows } = {}) {
  const [pw, ph] = adapterSize(connector)
  const lines = rows ?? Math.max(1, Math.round(Math.sqrt((count * h * pw) / (w * ph * 1.5))))
  const columns = Math.ceil(count / lines)
  // From across a room a port must still read as its colour, so far ones fill their pitch.
  const size = Math.min(far ? 2.2 : 1, ((w / columns) * 0.94) / pw, ((h / lines) * 0.84) / ph)
  const at = Array.from({ length: count }, (_, index) => ({ at: [((index % columns) - (columns - 1) / 2) * (w / columns), ((lines - 1) / 2 - Math.floor(index / columns)) * (h / lines), 0] }))
  return group([repeat(far ? farPort(connector, color, size) : group([adapter(connector, color)], { size }), at)])
}

const count = ({ connector = 'SC', fiberCount = 0, ports = 0 }) => (/duplex/.test(connector) ? Math.round((ports || fiberCount) / 2) : ports || fiberCount)

/** Optical distribution frame: blocks left, cord storage right, cable ways at the sides. */
export function distributionFrame(attributes, view) {
  const { cassetteSlots: blocks = 14, connector = 'LC duplex', depth = 300 } = attributes
  const two = /double-sided/i.test(attributes.product ?? '')
  const each = two ? Math.ceil(blocks / 2) : blocks
  const small = each <= 4
  const [w, h] = [900, small ? 900 : 2200]
  const white = painted(colorNamed(attributes.color, hues.white))
  const step = (h - 180) / each
  const perBlock = Math.round(count(attributes) / blocks)
  const side = (turn) => group([
    spread(each, step).map((y, row) => group([
      box(420, step * 0.9, depth * (two ? 0.3 : 0.56), white, { r: 2, at: [0, 0, -depth * (two ? 0.15 : 0.28)] }), group([portField(perBlock, connector, connectorColor(attributes), 370, step * 0.78)], { at: [0, 0, 0.6] }), print([{ text: String.fromCharCode(65 + row), size: 22, weight: 650, color: '#22262b', align: 'center' }], 26, 30, { at: [-198, 0, 0.5] }),
      row % 3 !== 2 && [0, 1, 2].map((index) => cable([[60 + index * 40, -step * 0.2, 6], [180, -step * 0.42, 46 + index * 4], [252 + index * 6, -step * 0.2 - index * 10, 52], [300 + index * 18, -step * 1.1, 50]], 5, jacket(hues.yellow), { seg: 28, sides: 6 })),
    ], { at: [-150, y, depth / 2 - 8] })),
    spread(Math.round(each * 0.7) + 1, (h - 240) / Math.max(1, Math.round(each * 0.7))).map((y, index) => spread(2, 130).map((x) => group([ring(44, 40, 60, white, { axis: 'z', seg: 36 }), ring(52, 38, 4, white, { axis: 'z', at: [0, 0, 30], seg: 36 })], { at: [250 + x * 0.8, y + (x > 0 ? 30 : -30), depth / 2 - 50 + (index % 1)] }))),
    spread(4, 15).map((x, index) => cable([[180 + index * 9, h * 0.44, depth / 2 + 6], [300 + x, h * 0.3 - index * 60, depth / 2 + 4], [196 + index * 10, -h * 0.1 - index * 70, depth / 2 + 6], [310 + x, -h * 0.42, depth / 2 + 2]], 6, jacket(hues.yellow), { seg: 60, sides: 6 })),
  ], { rot: [0, turn, 0] })
  const model = group([
    [-1, 1].flatMap((x) => [-1, 1].map((z) => box(40, h, 36, white, { r: 2, at: [x * (w / 2 - 20), 0, z * (depth / 2 - 18)] }))), box(w, 46, depth, white, { r: 2, at: [0, h / 2 - 23, 0] }), box(w, 70, depth, white, { r: 2, at: [0, -h / 2 + 35, 0] }),
    box(w - 60, h - 80, 4, shade(0xb9bab6), { r: 0, at: [0, 0, two ? 0 : -depth / 2 + 20] }), [-1, 1].map((x) => spread(Math.round(h / 110), 110).map((y) => [box(10, 12, 70, white, { r: 3, at: [x * (w / 2 - 44), y, depth / 2 + 4] }), box(10, 40, 8, white, { r: 3, at: [x * (w / 2 - 44), y + 14, depth / 2 + 36] })])),
    side(0), two && side(Math.PI), print([{ text: 'Verrane', size: 28, weight: 650, color: '#22262b' }], 180, 40, { at: [-w / 2 + 130, h / 2 - 23, depth / 2 + 0.6] }), print([{ text: attributes.partNumber ?? '', size: 20, color: '#555a60', align: 'right' }], 260, 30, { at: [w / 2 - 160, h / 2 - 23, depth / 2 + 0.6] }),
  ])
  if (view === 'detail') return frameBlock({ ...pick(attributes), fiberCount: perBlock * (/duplex/.test(connector) ? 2 : 1), ports: perBlock * (/duplex/.test(connector) ? 2 : 1) }, 'hero')
  return { model, azimuth: view === 'rear' ? (two ? 206 : -30) : 26, elevation: 10, fill: 0.88 }
}

const pick = ({ connector, polish, fiberType, mode, color, partNumber }) => ({ connector, polish, fiberType, mode, color, partNumber })

/** Frame block: rows of ports that hinge down one by one, with a cord guide at the side. */
export function frameBlock(attributes, view) {
  const { connector = 'LC duplex', cassetteSlots = 12, depth = 210 } = attributes
  const white = painted(colorNamed(attributes.color, hues.white))
  const splice = connector === 'None'
  const rows = 6
  const [w, h] = [440, 150]
  const ports = splice ? 0 : count(attributes)
  const perRow = Math.ceil(ports / rows)
  const [pw] = adapterSize(splice ? 'SC' : connector)
  const pitch = Math.min(pw + 3, 380 / Math.max(perRow, 1))
  const open = view === 'detail' ? 2 : -1
  const lines = splice
    ? spread(cassetteSlots, (h - 16) / cassetteSlots).map((y, index) => group([box(330, (h - 16) / cassetteSlots - 2.4, depth * 0.7, plastic(0xd2d3cf, 0.5), { r: 1.4, at: [0, 0, -depth * 0.34] }), box(26, 5, 6, plastic(fiberColors[index % 12]), { at: [140, 0, 3], r: 1 }), print([{ text: `Tray ${index + 1}`, size: 5, color: '#22262b' }], 40, 7, { at: [-138, 0, 0.4] })], { at: [-20, y, index === 4 && view === 'hero' ? 34 : 4] }))
    : spread(rows, (h - 14) / rows).map((y, row) => group([
      box(390, (h - 14) / rows - 3, 30, white, { r: 1, at: [0, 0, -16] }), repeat(adapter(connector, connectorColor(attributes)), spread(perRow, pitch).map((x) => ({ at: [x, 0, 0] }))), print([{ text: String(row * perRow + 1), size: 6, color: '#22262b', align: 'center' }], 14, 8, { at: [-186, 0, -0.7] }),
      row % 2 === 0 && spread(3, pitch * 2).map((x, index) => cable(lead([x + 60, 0, 4], [0, 0, 1], [232, -10 - index * 6, 34 + index * 4], [1, -0.5, -0.3], 60), 2, jacket(hues.yellow))),
    ], { at: [-14, -y, row === open ? 26 : 0], rot: [row === open ? 0.5 : 0, 0, 0] }))
  const model = group([
    box(w, 3, depth, white, { r: 1, at: [0, -h / 2 + 1.5, -depth / 2] }), box(w, 3, depth, white, { r: 1, at: [0, h / 2 - 1.5, -depth / 2] }), [-1, 1].map((x) => box(3, h, depth, white, { r: 1, at: [x * (w / 2 - 1.5), 0, -depth / 2] })), box(w, h, 2, white, { r: 0.6, at: [0, 0, -depth] }), lines,
    spread(5, 28).map((y) => [box(5, 6, 56, white, { r: 2, at: [w / 2 + 10, y, 20] }), box(5, 20, 6, white, { r: 2, at: [w / 2 + 10, y + 7, 46] })]), box(26, h, 40, white, { r: 2, at: [w / 2 + 10, 0, -22] }),
    [-1, 1].map((side) => sheet(rectangle(24, h * 0.9, { r: 2 }), 2, white, { holes: spread(3, 44).map((y) => circle(4, 0, y)), at: [side * (w / 2 + 9) - (side > 0 ? -18 : 0), 0, -depth + 4] })),
    mark(attributes.partNumber, { width: 120, size: 13, color: '#33373c', rot: [-Math.PI / 2, 0, 0], at: [-120, h / 2 + 0.3, -40] }), spread(4, 120).map((x) => screw(2.6, { at: [x, h / 2 + 0.1, -depth + 14], rot: [-Math.PI / 2, 0, 0] })),
    view === 'rear' && spread(4, 34).map((x) => cable([[x - 120, -20, -depth], [x - 120, -24, -depth - 30], [x - 110, -h / 2 + 6, -depth - 60]], 8, jacket(hues.yellow))),
  ])
  return { model, azimuth: view === 'rear' ? 150 : 28, elevation: 22, fill: 0.86 }
}

/** Vertical cable manager: a tall channel with fingers, drums and a door. */
export function verticalManager(attributes, view) {
  const wide = Number(/(\d+) mm/.exec(attributes.product ?? '')?.[1] ?? 100)
  const depth = attributes.depth ?? 260
  const h = 900
  const white = painted(colorNamed(attributes.color, hues.white))
  const fingers = spread(18, h / 19)
  const model = group([
    box(wide, h, 3, white, { r: 0.8, at: [0, 0, -depth / 2] }), [-1, 1].map((side) => box(3, h, depth * 0.5, white, { r: 0.8, at: [(side * wide) / 2, 0, -depth * 0.25] })),
    repeat(group([box(3, 10, depth * 0.5, white, { r: 1.4, at: [0, 0, depth * 0.25] }), box(3, 30, 8, white, { r: 1.4, at: [0, 8, depth * 0.5] })]), [-1, 1].flatMap((side) => fingers.map((y) => ({ at: [(side * wide) / 2, y, 0] })))),
    spread(4, h / 4.3).map((y) => group([cyl(wide * 0.28, depth * 0.5, white, { axis: 'z', seg: 36 }), cyl(wide * 0.36, 4, white, { axis: 'z', at: [0, 0, depth * 0.25], seg: 36 })], { at: [0, y, -depth * 0.1] })),
    spread(10, wide * 0.07).map((x, index) => cable([[x, -h / 2 + 10, depth * 0.1], [x * 1.1, -h * 0.2, depth * 0.22 + index], [x * 0.9, h * 0.16, depth * 0.2], [x + (index % 2 ? wide * 0.7 : -wide * 0.7), h * 0.04 + index * 40, depth * 0.24]], 5, jacket(hues.yellow), { sides: 8 })),
    view === 'hero' && group([box(wide + 20, h * 0.46, 3, white, { r: 1.4 }), box(14, 60, 6, plastic(0x2a2d31), { r: 2, at: [wide * 0.34, -h * 0.12, 3] }), print([{ text: 'Verrane', size: wide * 0.17, weight: 650, color: '#33373c', align: 'center' }], wide, wide * 0.24, { at: [0, h * 0.19, 2] })], { at: [0, -h * 0.26, depth * 0.5 + 8] }),
  ])
  return { model, azimuth: view === 'rear' ? 150 : view === 'detail' ? -30 : 34, elevation: 14, fill: 0.9 }
}

/** Cabinet with both doors open on its patch field; closed from its second view on. */
export function streetCabinet(attributes, view) {
  const { connector = 'SC', cassetteSlots = 5, depth = 400, splitRatio } = attributes
  const indoor = attributes.material === 'Steel'
  const ports = count(attributes)
  const [w, h] = indoor ? [800, 2000] : ports > 400 ? [1000, 1250] : ports > 200 ? [820, 1120] : [660, 960]
  const deep = depth * 1.05
  const skin = painted(attributes.color === 'Green' ? 0x46604c : attributes.color === 'Black' ? 0x26292d : colorNamed(attributes.color, 0xa3a8aa))
  const inside = painted(0xc6c8c6)
  const shut = view === 'closed'
  const angle = shut ? 0 : 1.95
  const pole = /^Pole/.test(String(attributes.mounting))
  const left = splitRatio ? 0.62 : 0.9
  const door = (side) => group([
    sheet(rectangle(w / 2 - 2, h - 8, { r: 5, x: (-side * w) / 4 }), 22, skin, { bevel: 3, seg: 2, at: [0, 0, 22] }), [0.32, -0.32].map((y) => [0, 1, 2, 3].map((index) => box(w * 0.24, 5, 3, shade(0x1a1c1e), { r: 1, at: [(-side * w) / 4, h * y + index * 14 * Math.sign(y), 22] }))),
    side > 0 && group([box(26, 120, 10, zinc(), { r: 4 }), box(10, 70, 14, steel(), { r: 4, at: [0, -14, 8] })], { at: [-w / 2 + 34, 0, 25] }), side < 0 && mark(attributes.partNumber, { width: w * 0.34, size: w * 0.045, color: indoor ? '#d9d9d4' : '#e9e9e4', at: [w * 0.25, h * 0.12, 22.5] }),
  ], { at: [(side * w) / 2, 0, deep / 2], rot: [0, side * angle, 0] })
  const field = [
    box(w * left - 30, h * 0.82, 6, inside, { r: 1, at: [-w * (0.48 - left / 2), 0, deep * 0.2] }), group([portField(ports, connector, connectorColor(attributes), w * left - 70, h * 0.74)], { at: [-w * (0.48 - left / 2), 0, deep * 0.2 + 4] }),
    splitRatio && spread(Math.min(cassetteSlots, 14), (h * 0.76) / Math.min(cassetteSlots, 14)).map((y, index) => group([box(w * 0.26, Math.min(46, (h * 0.6) / cassetteSlots), 120, plastic(0x2d3135), { r: 2 }), print([{ text: splitRatio, size: 14, align: 'center' }], 60, 18, { at: [0, 0, 60.4] }), cable(lead([-w * 0.1, 0, 62], [0, 0, 1], [-w * 0.2, -20 - (index % 3) * 10, 60], [-0.4, -1, -0.2], 60), 9, jacket(hues.white))], { at: [w * 0.31, y, deep * 0.1] })),
    !splitRatio && spread(8, 1).map((step, index) => cable([[w * 0.4, h * 0.36 - index * 70, deep * 0.26], [w * 0.43, 0, deep * 0.3 + index], [w * 0.42 - index * 3, -h * 0.36, deep * 0.24]], 7, jacket(hues.yellow), { sides: 8 })),
    spread(6, 1).map((step, index) => cable([[-w * 0.3 + index * w * 0.08, h * 0.3 - index * 60, deep * 0.22], [w * 0.02, h * 0.24 - index * 80, deep * 0.34], [w * 0.12 + index * 4, -h * 0.1 - index * 24, deep * 0.33], [w * 0.14, -h * 0.4, deep * 0.26]], 6, jacket(hues.yellow), { sides: 8 })),
  ]
  const model = group([
    sheet(rectangle(w, h, { r: 8 }), deep, skin, { holes: shut ? [] : [rectangle(w - 36, h - 36, { r: 4, hole: true })], bevel: 3, seg: 2, at: [0, 0, deep / 2] }), box(w - 10, h - 10, 4, shade(0x8f9492), { r: 0, at: [0, 0, -deep / 2 + 8] }), !shut && field, door(-1), door(1),
    !indoor && box(w + 34, 34, deep + 60, skin, { r: 10, seg: 3, at: [0, h / 2 + 12, 12] }), pole ? [box(60, h * 0.9, 40, zinc(), { r: 4, at: [0, 0, -deep / 2 - 20] })] : box(w - 20, indoor ? 60 : 130, deep - 20, painted(indoor ? 0x1e2023 : 0x6f7476), { r: 4, at: [0, -h / 2 - (indoor ? 30 : 65), 0] }),
  ])
  return { model, azimuth: view === 'detail' ? -24 : shut ? 32 : 18, elevation: 12, fill: 0.86 }
}

/** Pedestal: a housing in the ground; its terminal shown with the cover lifted off. */
export function pedestal(attributes, view) {
  const { ports = 0, connector = 'SC', depth = 250 } = attributes
  const shellColor = attributes.color === 'Green' ? 0x4d6b50 : colorNamed(attributes.color, hues.grey)
  const skin = plastic(/housing/i.test(attributes.product ?? '') ? shellColor : 0x4d6b50, 0.5)
  const s = Math.max(depth, 190) * 0.86
  const h = s * 3.1
  const alone = /housing/i.test(attributes.product ?? '')
  const cover = group([sheet(rectangle(s, s, { r: s * 0.2 }), h * 0.72, skin, { bevel: s * 0.06, seg: 4, curve: 8, rot: [-Math.PI / 2, 0, 0], at: [0, h * 0.72, 0] }), [-1, 1].map((x) => box(8, h * 0.5, s * 0.3, skin, { r: 3, at: [x * s * 0.5, h * 0.34, 0] })), group([mark(attributes.partNumber, { width: s * 0.7, size: s * 0.1 })], { at: [s * 0.06, h * 0.5, s * 0.503] }), cyl(s * 0.06, 8, zinc(), { axis: 'z', at: [0, h * 0.1, s * 0.5] })])
  const lower = group([sheet(rectangle(s * 1.14, s * 1.14, { r: s * 0.24 }), h * 0.2, skin, { bevel: 6, seg: 3, rot: [-Math.PI / 2, 0, 0], at: [0, h * 0.2, 0] }), ring(s * 0.5, s * 0.46, 10, skin, { axis: 'y', at: [0, h * 0.2, 0] })])
  const [pw, ph] = adapterSize(connector)
  const columns = ports > 12 ? 4 : 3
  const inner = group([
    box(s * 0.74, h * 0.52, s * 0.3, plastic(colorNamed(attributes.color, hues.grey), 0.5), { r: 6, seg: 3, at: [0, h * 0.5, 0] }), cyl(9, h * 0.3, zinc(), { at: [0, h * 0.2, -s * 0.05] }),
    ports > 0 && Array.from({ length: ports }, (_, index) => [((index % columns) - (columns - 1) / 2) * Math.max(pw + 8, s * 0.66 / columns), h * 0.68 - Math.floor(index / columns) * Math.max(ph + 14, (h * 0.4) / Math.ceil(ports / columns))]).map(([x, y]) => (/Hardened/.test(connector) ? [cyl(11, 16, plastic(0x1d1f22, 0.5), { axis: 'z', at: [x, y, s * 0.18] }), ring(13, 11, 4, plastic(hues.green), { axis: 'z', at: [x, y, s * 0.16] })] : group([adapter(connector, connectorColor(attributes), { deep: 12 })], { at: [x, y, s * 0.15], size: 1.25 }))),
    spread(4, 12).map((x, index) => cable([[x * 2.4, h * 0.26, s * 0.16], [x * 3, h * 0.12, s * 0.3], [x * 2, 6, s * 0.2]], index > 1 ? 12 : 7, jacket(0x202225))),
  ])
  if (view === 'hero' && alone) return { model: group([lower, group([cover], { at: [0, h * 0.2, 0] })]), azimuth: 32, elevation: 12, fill: 0.88 }
  if (alone) return { model: group([lower, group([cover], { at: [s * 1.6, 0, view === 'detail' ? 0 : -s * 0.4] })]), azimuth: 24, elevation: 16, fill: 0.84 }
  if (view === 'detail') return { model: group([lower, group([cover], { at: [0, h * 0.2, 0] })]), azimuth: 32, elevation: 12, fill: 0.88 }
  return { model: group([lower, inner, group([cover], { at: [s * 1.55, 0, -s * 0.2] })]), azimuth: view === 'open' ? -14 : 20, elevation: 14, fill: 0.86 }
}

/** Splice module for a rail: stacked trays under a sealed cover. */
export function spliceModule(attributes, view) {
  const trays = attributes.cassetteSlots ?? 4
  const black = plastic(colorNamed(attributes.color, hues.black), 0.48)
  const [w, d] = [210, attributes.depth ?? 140]
  const pile = Array.from({ length: trays }, (_, index) => group([spliceTray({ width: w - 24, depth: d - 20, splices: 24, color: 0xd4d5d1, fibers: index === trays - 1 })], { at: [0, 14 + index * 11, 0] }))
  const base = [box(w, 12, d, black, { r: 4, seg: 3, at: [0, 6, 0] }), box(36, 7, d + 70, zinc(), { r: 0.6, at: [0, -3.6, 0] }), [-1, 1].map((x) => box(8, 14, d * 0.5, plastic(0x2c2f33), { r: 2, at: [x * (w / 2 + 2), 8, 0] })), [-1, 1].map((side) => cable([[side * w * 0.4, 16, d / 2 - 6], [side * w * 0.44, 6, d / 2 + 14], [side * w * 0.62, -3, d / 2 + 24], [side * w * 0.95, -3, d / 2 + 4]], 8, jacket(0x202225)))]
  const cover = group([box(w + 2, trays * 11 + 16, d + 2, black, { r: 8, seg: 4 }), mark(attributes.partNumber, { width: w * 0.6, size: 13, rot: [-Math.PI / 2, 0, 0], at: [-w * 0.1, trays * 5.5 + 8.2, 0] })], view === 'open' ? { at: [0, trays * 22 + 60, -d * 0.2], rot: [-0.2, 0, 0] } : { at: [0, trays * 5.5 + 18, 0] })
  return { model: group([base, pile, view === 'detail' ? [] : cover]), azimuth: view === 'detail' ? -26 : 28, elevation: 27, fill: 0.82 }
}
