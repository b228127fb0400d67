import { adapter, adapterSize } from '../parts/adapters.js'
import { cable, coilPoints, lead } from '../parts/cable.js'
import { bodyWidth, ears, rackWidth, screw, stud, thumbScrew, tub, unit } from '../parts/chassis.js'
import { box, cyl, group, profile, rectangle, repeat, ring, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { aluminium, ceramic, colorNamed, connectorColor, dark, fiberColors, hues, jacket, jacketColor, metal, nickel, painted, plastic, steel } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed, runsOff } from '../parts/wiring.js'

/** Legs in and out: from the split ratio where there is one, else from how many fibers the part has. */
function legsOf({ splitRatio = '', fiberCount = 2, ports, product = '' }) {
  const split = /^(\d+)×(\d+)/.exec(splitRatio)
  if (split) return [Number(split[1]), Number(split[2])]
  if (/circulator/i.test(product)) return [1, (ports ?? 3) - 1]
  const name = /(\d)×(\d)/.exec(product)
  if (name) return [Number(name[1]), Number(name[2])]
  return fiberCount === 4 ? [2, 2] : fiberCount === 3 ? [1, 2] : [1, Math.max(1, fiberCount - 1)]
}

/** In-line part in a steel tube: splitter, coupler, isolator, circulator. Its legs say what it does. */
export function tubeDevice(attributes, view) {
  const [ins, outs] = legsOf(attributes)
  const many = outs > 8
  const manual = /manual/i.test(attributes.product ?? '')
  const bare = /250/.test(attributes.jacket ?? '')
  const d = bare ? 0.55 : 1
  const pm = /^PM/.test(attributes.fiberType ?? '')
  const [long, radius] = manual ? [52, 5.5] : many ? [62, 3.4] : [/circ/i.test(attributes.product ?? '') ? 58 : 50, 2.75]
  const y = radius + 0.4
  const fitted = attributes.connector && attributes.connector !== 'None'
  const color = (index, count) => jacket(bare || count > 2 ? fiberColors[index % 12] : pm ? 0x2668b8 : count > 1 && index ? hues.red : bare ? fiberColors[index] : hues.light)
  const body = many
    ? group([box(long, 4.4, 8.4, metal(0xaeb2b5, 0.34), { r: 0.6, seg: 3 }), print([{ text: `Verrane  ${attributes.partNumber ?? ''}`, size: 2.4, color: '#2a2d31', align: 'center' }], long - 6, 4, { rot: [-Math.PI / 2, 0, 0], at: [0, 2.24, 0] })], { at: [0, y, 0] })
    : group([manual ? knobBody(long, radius) : [cyl(radius, long, steel(), { axis: 'x', chamfer: 0.4, seg: 56 }), cyl(radius * 1.03, long * 0.36, plastic(0xf0efea, 0.6), { axis: 'x', chamfer: 0.05, seg: 56 })],
      !manual && print([{ text: 'Verrane', size: 1.7, weight: 650, color: '#22262b', align: 'center' }, { text: attributes.partNumber ?? '', size: 1.25, color: '#22262b', align: 'center' }], long * 0.34, 3.6, { rot: [-0.9, 0, 0], at: [0, radius * 0.84, radius * 0.66] })], { at: [0, y, 0] })
  const boots = [-1, 1].map((side) => cyl(radius * 0.62, 7, plastic(many ? 0x26292d : 0x26292d, 0.6), { axis: 'x', top: radius * 0.62, at: [side * (long / 2 + 3), y, 0] }))
  const model = [body, boots]
  if (view === 'endface') {
    const rest = [...Array(ins)].map((_, index) => off(-1, index, ins, long, y, d, color)).concat([...Array(Math.min(outs, 12))].map((_, index) => off(1, index, Math.min(outs, 12), long, y, d, color)))
    return { model: group([model, rest]), azimuth: -24, elevation: 24, fill: 0.62 }
  }
  const side = (count, sign) => spread(count, 1).map((step, index) => {
    const share = count > 1 ? step / (count - 1) : 0
    const start = [sign * (long / 2 + 5), y, share * radius * 0.9]
    const fan = Math.min(count - 1, 40) * (many ? 2 : fitted ? 13 : 7)
    const heading = [sign * 0.8, 0, 0.6 + share * 0.7]
    if (fitted) {
      const turn = Math.atan2(heading[0], heading[2])
      const plug = placed(plugFor(attributes.connector, attributes, { cableD: d }), { at: [sign * (long / 2 + 46 + share * fan * 1.5), 5, 62 + share * -6], rot: [0, turn, 0] })
      const loop = coilPoints({ radius: 20, turns: 1, d, from: sign < 0 ? Math.PI / 2 : Math.PI / 2, to: Math.PI / 2, y: index * d })
      const mid = loop.map(([x, up, z]) => [sign * (long / 2 + 18) + (sign < 0 ? -x : x) * -1, up, z - 23 - index * 2])
      return [plug.node, cable([start, [sign * (long / 2 + 16), y, share * 2], ...mid.slice(1, -1).filter((_, at) => at % 2 === 0), ...lead(mid.at(-1), [sign, 0, 0.2], plug.tails[0], plug.dir.clone().negate(), 24).slice(2)], d, color(index, count), { seg: 260, sides: 8 })]
    }
    if (!many || sign < 0) {
      // Round the back and home again: the part itself fills the picture, its legs stay whole.
      const wide = index * 2.6
      const end = [sign * (4 - wide * 0.5), d / 2, -36 - wide - (sign > 0 ? 5 : 0)]
      return [cable([start, [sign * (long / 2 + 14), y * 0.8, -2], [sign * (long / 2 + 19 + wide), d / 2 + 0.2, -14], [sign * (long / 2 + 4 + wide), d / 2, -31 - wide], end], d, color(index, count), { seg: 70, sides: 8 }), !bare && cable([end, [end[0] - sign * 7, 0.3, end[2] + 0.6]], 0.3, jacket(0xf6d9b8), { seg: 6, sides: 6 })]
    }
    const swirl = [long / 2 + 14, y * 0.7, share * fan * 0.24 + 3]
    return cable([start, swirl, [long / 2 + 26, d / 2 + 0.1, share * fan * 0.62 + 12], [long / 2 + 30, d / 2, share * fan * 0.8 + 32]], d, color(index, count), { seg: 60, sides: 8 })
  })
  return { model: group([model, side(ins, -1), side(many ? Math.min(outs, 64) : outs, 1)]), azimuth: view === 'detail' ? -22 : 12, elevation: view === 'detail' ? 22 : 36, fill: view === 'detail' ? 0.8 : 0.82 }
}

function off(sign, index, count, long, y, d, color) {
  const start = [sign * (long / 2 + 4), y, (index - (count - 1) / 2) * d * 0.9]
  const node = cable([start, [sign * (long / 2 + 14), y, start[2] * 1.4], [sign * (long / 2 + 40), d, start[2] * 4 + 6], [sign * (long / 2 + 160), d, start[2] * 9 + 40]], d, color(index, count), { sides: 8 })
  node.userData.unframed = true
  return node
}

const knobBody = (long, radius) => [
  cyl(radius, long, nickel(), { axis: 'x', seg: 56 }), cyl(radius * 1.3, 16, nickel(), { axis: 'x', seg: 56 }), repeat(group([box(15, 0.6, 0.6, nickel(), { at: [0, radius * 1.3, 0], r: 0 })]), Array.from({ length: 40 }, (_, index) => ({ rot: [(index / 40) * Math.PI * 2, 0, 0] }))),
  spread(9, 1.6).map((x) => box(0.3, 0.1, x === 0 ? 3 : 2, dark(), { at: [x - 16, radius, 0], r: 0 })),
]

/** Splitter in an ABS box with connectorised legs, each one there. */
export function splitterBox(attributes, view) {
  const [ins, outs] = legsOf(attributes)
  const [w, h, d] = outs > 16 ? [140, 18, 115] : [100, 10, 80]
  const shell = plastic(0xc9ccca, 0.5)
  const legD = 2
  const perRow = outs > 16 ? 16 : outs
  const pitch = /SC/.test(attributes.connector ?? '') ? 12.5 : 9
  const material = jacket(jacketColor(attributes))
  const body = group([
    box(w, h, d, shell, { r: 2, seg: 3, at: [0, h / 2, 0] }), box(w - 8, 0.6, d - 8, shell, { at: [0, h, 0], r: 0.3 }), [-1, 1].flatMap((x) => [-1, 1].map((z) => screw(2.4, { at: [x * (w / 2 - 7), h + 0.2, z * (d / 2 - 7)], rot: [-Math.PI / 2, 0, 0] }))),
    mark(attributes.partNumber, { width: w * 0.7, size: 9, color: '#33373c', rot: [-Math.PI / 2, 0, 0], at: [-2, h + 0.4, -6] }), print([{ text: `${attributes.splitRatio ?? ''}   1260–1650 nm`, size: 5, color: '#555a60' }], w * 0.7, 7, { rot: [-Math.PI / 2, 0, 0], at: [-2, h + 0.4, 12] }),
  ])
  const leg = (sign, index, count) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(count, perRow)
    const share = inRow > 1 ? ((index % perRow) - (inRow - 1) / 2) : 0
    const start = [share * Math.min(w * 0.86 / Math.max(inRow, 2), 8), h * (0.3 + 0.2 * row), (sign * d) / 2]
    const wide = inRow * pitch
    const plug = placed(plugFor(attributes.connector, attributes, { cableD: legD }), { at: [share * pitch, 4.5, sign * (d / 2 + 118 + row * 34) - Math.abs(share) * 1.1], rot: [0, (sign < 0 ? Math.PI : 0) + (share / Math.max(inRow, 1)) * 0.5 * sign, 0] })
    return wide > 0 && [plug.node, cable(lead(start, [0, 0, sign], plug.tails[0], plug.dir.clone().negate(), 34), legD * 0.92, material, { sides: 8 }), cyl(1.9, 6, plastic(0x8f9499), { axis: 'z', at: [start[0], start[1], start[2] + sign * 2] })]
  }
  if (view === 'endface') {
    const a = placed(plugFor(attributes.connector, attributes, { cableD: legD }), { at: [-8, 5, 0], rot: [0, -0.4, 0] })
    const b = placed(plugFor(attributes.connector, attributes, { cableD: legD }), { at: [11, 5, 3], rot: [0, 0.5, 0] })
    return { model: group([a.node, b.node, runsOff(a, legD, material), runsOff(b, legD, material)]), azimuth: 6, elevation: 24, fill: 0.72 }
  }
  return { model: group([body, [...Array(ins)].map((_, index) => leg(-1, index, ins)), [...Array(outs)].map((_, index) => leg(1, index, outs))]), azimuth: view === 'hero' ? 34 : -40, elevation: 36, fill: 0.84 }
}

/** LGX module: a metal box behind a front plate that carries every port. */
export function moduleBox(attributes, view) {
  const { connector = 'LC duplex', ports = 9, depth = 155 } = attributes
  const [w, h] = adapterSize(connector)
  const columns = Math.min(ports, Math.floor(122 / (w + 1.2)))
  const rows = Math.ceil(ports / columns)
  const high = Math.max(29, Math.ceil((rows * (h + 4) + 6) / 29) * 29)
  const wide = 146
  const at = Array.from({ length: ports }, (_, index) => [((index % columns) - (columns - 1) / 2) * (w + 1.2), ((rows - 1) / 2 - Math.floor(index / columns)) * (h + 4.6)])
  const paint = painted(colorNamed(attributes.color, 0xc4c7c6))
  const names = portNames(attributes, ports)
  const model = group([
    box(128, high - 3, depth, paint, { at: [0, 0, -depth / 2], r: 0.8 }), sheet(rectangle(wide + 16, high, { r: 2 }), 2, paint, { holes: at.map(([x, y]) => rectangle(w - 1, h - 1, { x, y, hole: true })), at: [0, 0, 1.8] }),
    repeat(adapter(connector, connectorColor(attributes)), at.map(([x, y]) => ({ at: [x, y, 1.4] }))),
    at.map(([x, y], index) => print([{ text: names[index], size: 2.8, color: '#22262b', align: 'center' }], w + 1, 3.6, { at: [x, y + h / 2 + 1.7, 1.9] })),
    [-1, 1].map((side) => thumbScrew(4, { at: [side * (wide / 2 + 2), 0, 1.6] })), [-1, 1].map((side) => spread(3, depth / 3).map((z) => screw(1.8, { at: [side * 64.2, 0, -depth / 2 + z], rot: [0, (side * Math.PI) / 2, 0] }))),
    mark(attributes.partNumber, { width: 96, size: 9, color: '#33373c', rot: [-Math.PI / 2, 0, 0], at: [-4, high / 2 - 1.3, -depth * 0.5] }),
    print([{ text: (attributes.product ?? '').split(',').slice(0, 2).join(','), size: 4.4, color: '#555a60' }], 110, 7, { rot: [-Math.PI / 2, 0, 0], at: [3, high / 2 - 1.3, -depth * 0.5 + 20] }),
  ])
  if (view === 'detail') return { model: group([model], { rot: [0, 0, Math.PI / 2] }), azimuth: 34, elevation: 20, fill: 0.82 }
  return { model, azimuth: view === 'rear' ? 148 : 30, elevation: 24, fill: 0.8 }
}

function portNames({ splitRatio, numChannels = 0, product = '' }, ports) {
  if (splitRatio) return Array.from({ length: ports }, (_, index) => (index < Number(splitRatio[0]) ? 'IN' : String(index + 1 - Number(splitRatio[0]))))
  if (/coexistence/i.test(product)) return ['COM', 'GPON', 'XGS', 'RF', 'OTDR'].slice(0, ports)
  const first = /DWDM/.test(product) ? (index) => `C${21 + index}` : (index) => String(1270 + 20 * (numChannels <= 8 ? index + 10 : index))
  return Array.from({ length: ports }, (_, index) => (index < numChannels ? first(index) : ['COM', 'EXP', 'MON', '1310'][index - numChannels] ?? 'AUX'))
}

/** Mux-demux shelf in one rack unit, channels named over their ports. */
export function wdmShelf(attributes, view) {
  const { connector = 'LC duplex', ports = 20, depth = 230, rackUnits = 1 } = attributes
  const color = colorNamed(attributes.color, hues.black)
  const height = rackUnits * unit - 0.8
  const [w, h] = adapterSize(connector)
  const rows = ports > 26 ? 2 : 1
  const columns = Math.ceil(ports / rows)
  const at = Array.from({ length: ports }, (_, index) => [((index % columns) - (columns - 1) / 2) * Math.min(18.5, 408 / columns), ((rows - 1) / 2 - Math.floor(index / columns)) * 17 - 1])
  const names = portNames(attributes, ports)
  const ink = color === hues.black ? '#e9e9e4' : '#22262b'
  const model = group([
    tub(bodyWidth, height, depth, color, { vents: true }), ears(rackUnits, color), sheet(rectangle(bodyWidth - 4, height - 3, { r: 1 }), 1.6, painted(color), { holes: at.map(([x, y]) => rectangle(w - 1, h - 1, { x, y, hole: true })), at: [0, 0, 1.6] }),
    repeat(adapter(connector, connectorColor(attributes)), at.map(([x, y]) => ({ at: [x, y, 1.4] }))), at.map(([x, y], index) => print([{ text: names[index], size: rows > 1 ? 2.5 : 3, align: 'center', color: ink }], 15, 4, { at: [x, y + h / 2 + 2, 1.7] })),
    mark(attributes.partNumber, { size: 9, width: 150, rot: [-Math.PI / 2, 0, 0], at: [-bodyWidth / 2 + 96, height / 2 + 0.2, -30], color: ink }), view === 'rear' && stud({ at: [160, 0, -depth], rot: [0, Math.PI, 0] }),
    view === 'rear' && mark(attributes.partNumber, { size: 6, width: 90, rot: [0, Math.PI, 0], at: [0, 3, -depth - 0.2], color: ink }),
  ])
  return { model, azimuth: view === 'rear' ? 150 : view === 'detail' ? -30 : 26, elevation: 21, fill: rackWidth ? 0.86 : 0.8 }
}

/** Passive part in the shell of a transceiver: SFP or CFP2, with its latch. */
export function pluggable(attributes, view) {
  const big = /CFP2/.test(attributes.package ?? '')
  const [w, h, long] = big ? [41.5, 12.4, 91] : [13.4, 8.5, 56]
  const ports = attributes.ports ?? 2
  const shell = metal(0xb4b7b9, 0.3)
  const at = spread(ports, 4.4)
  const model = group([
    sheet(rectangle(w, h, { r: 0.8 }), long, shell, { bevel: 0.3, at: [0, 0, 0] }), box(w * 0.84, 0.5, long * 0.5, shell, { at: [0, h / 2 + 0.1, -long * 0.5], r: 0.2 }), spread(big ? 7 : 5, 3.2).map((z) => box(w * 0.7, 0.4, 1, shell, { at: [0, h / 2 + 0.2, -10 + z], r: 0.1 })),
    box(w + 1.6, h + 1.6, 9, painted(0x2a2d31), { at: [0, 0, 4], r: 1 }), repeat(adapter('SN', connectorColor(attributes), { deep: 5 }), at.map((x) => ({ at: [x, -0.2, 8] }))),
    [-1, 1].map((side) => box(1.4, h * 0.5, 26, plastic(hues.accent), { at: [side * (w / 2 + 1.1), 0, 12], r: 0.5 })), box(w + 3.6, h * 0.5, 5, plastic(hues.accent), { at: [0, 0, 26], r: 1.2, seg: 2 }),
    box(w * 0.8, 1, 12, plastic(0x2f6b3c), { at: [0, -h * 0.1, -long - 4], r: 0.1 }), spread(big ? 20 : 9, (w * 0.74) / (big ? 20 : 9)).map((x) => box(0.5, 0.1, 4, metal(0xe2b253, 0.25), { at: [x, -h * 0.1 + 0.55, -long - 7.4], r: 0 })),
    print([{ text: 'Verrane', size: big ? 6 : 3.2, weight: 650, color: '#22262b' }, { text: attributes.partNumber ?? '', size: big ? 3.6 : 2, color: '#22262b' }], w * 0.82, big ? 12 : 7, { ground: '#f1f0eb', rot: [-Math.PI / 2, 0, 0], at: [0, h / 2 + 0.42, -long * 0.5] }),
  ])
  return { model, azimuth: view === 'hero' ? 34 : view === 'detail' ? -32 : 146, elevation: 27, fill: 0.74 }
}

/** Plug-in attenuator: a plug on one side, a port of the same kind on the other. */
export function attenuatorPlug(attributes, view) {
  const make = (turn, at) => {
    const big = /SC/.test(attributes.connector ?? '')
    const color = plastic(connectorColor(attributes), 0.36)
    const [w, h] = big ? [9, 7.4] : [4.6, 4.6]
    const plug = plugFor(attributes.connector, attributes, {})
    const keep = group([plug])
    return group([
      cut(keep, big ? 27 : 16), box(w + 1.4, h + 1.4, big ? 4 : 3, color, { at: [0, 0, big ? -25 : -16], r: 0.5 }),
      sheet(rectangle(w + 2.4, h + 2.4, { r: 0.6 }), big ? 14 : 11, color, { holes: [rectangle(w - 0.2, h - 0.2, { hole: true })], at: [0, 0, big ? -26 : -17] }), ring(big ? 1.9 : 1, big ? 1.25 : 0.62, 8, ceramic(), { axis: 'z', at: [0, 0, big ? -34 : -22] }), box(w, h, 0.5, dark(), { at: [0, 0, big ? -30 : -20], r: 0 }),
      print([{ text: '10 dB', size: big ? 3.4 : 2, weight: 650, align: 'center' }, { text: 'Verrane', size: big ? 2 : 1.3, align: 'center' }], w, big ? 7 : 4, { rot: [-Math.PI / 2, 0, -Math.PI / 2], at: [0, h / 2 + 1.3, big ? -33 : -22.4] }),
    ], { at, rot: [0, turn, 0] })
  }
  const low = /SC/.test(attributes.connector ?? '') ? 4.9 : 4.4
  if (view === 'endface') return { model: make(0, [0, low, 0]), azimuth: 26, elevation: 20, fill: 0.62 }
  if (view === 'detail') return { model: make(Math.PI, [0, low, 0]), azimuth: 30, elevation: 22, fill: 0.66 }
  return { model: group([make(0.1, [-low * 2, low, 6]), make(Math.PI - 0.5, [low * 1.8, low, -low * 5])]), azimuth: 20, elevation: 26, fill: 0.7 }
}

/** Leaves out the boot and all that lies behind `far` of a plug. */
function cut(node, far) {
  const gone = []
  node.updateMatrixWorld(true)
  node.traverse((part) => {
    if (!part.isMesh) return
    part.geometry.computeBoundingBox()
    if (part.geometry.boundingBox.clone().applyMatrix4(part.matrixWorld).max.z < -far + (far > 20 ? 4 : 1.5)) gone.push(part)
  })
  gone.forEach((part) => part.removeFromParent())
  return node
}

/** High-power isolator: a finned block with a fiber at each end. */
export function isolatorBlock(attributes, view) {
  const [w, h, d] = [92, 34, 40]
  const black = painted(0x232629)
  const fiber = jacket(0x2668b8)
  const model = group([
    box(w, h * 0.7, d, black, { at: [0, h * 0.35, 0], r: 1.2, seg: 2 }), spread(11, 3.6).map((z) => box(w * 0.8, h * 0.3, 1.5, black, { at: [0, h * 0.84, z], r: 0.3 })), box(w + 20, 4, d + 4, aluminium(), { at: [0, 2, 0], r: 0.8 }),
    [-1, 1].flatMap((x) => [-1, 1].map((z) => screw(3, { at: [x * (w / 2 + 5), 4.3, z * (d / 2 - 5)], rot: [-Math.PI / 2, 0, 0] }))), [-1, 1].map((side) => [cyl(7, 8, nickel(), { axis: 'x', at: [side * (w / 2 + 3), h * 0.4, 0] }), cyl(2.6, 16, plastic(0x26292d), { axis: 'x', at: [side * (w / 2 + 14), h * 0.4, 0] }), cable([[side * (w / 2 + 18), h * 0.4, 0], [side * (w / 2 + 34), h * 0.36, 4], [side * (w / 2 + 46), 2, 26], [side * (w / 2 + 20), 1.2, 62], [side * 20, 1.2, 74 + side * 5]], 1.6, fiber)]),
    print([{ text: 'Verrane', size: 6, weight: 650 }, { text: attributes.partNumber ?? '', size: 4 }], 62, 14, { at: [-10, h * 0.36, d / 2 + 0.2] }), profile([[0, 0], [10, 2.4], [0, 4.8]], 0.3, plastic(hues.accent), { at: [34, h * 0.28, d / 2 + 0.3], rot: [0, Math.PI / 2, 0] }),
  ])
  return { model, azimuth: view === 'hero' ? 28 : view === 'detail' ? -32 : 150, elevation: 26, fill: 0.8 }
}
