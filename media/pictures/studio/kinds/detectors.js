import { adapter } from '../parts/adapters.js'
import { cable, coilPoints } from '../parts/cable.js'
import { screw } from '../parts/chassis.js'
import { box, circle, cyl, group, hex, rectangle, repeat, ring, sheet, spread, turned } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { brass, ceramic, clear, connectorColor, dark, gold, hues, jacket, metal, nickel, painted, plastic } from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed } from '../parts/wiring.js'

const headers = { 'TO-46': [5.4, 4.7, 3.2, 2.6], 'TO-18': [5.4, 4.7, 5.2, 3], 'TO-5': [9.1, 8.1, 4.2, 5.9], 'TO-8': [13.9, 12.4, 5, 9] }

/** A TO can along +y: header, cap with its window or lens, chip, leads below. */
function can({ package: name = 'TO-46', product = '', activeDiameter = 300, numChannels = 1, material }, { open = false } = {}) {
  const [base, cap, high, window] = headers[name] ?? headers['TO-46']
  const lens = /lens cap/i.test(product)
  const chip = Math.min(Math.max(activeDiameter / 1000, 0.25) * 1.5 + 0.3, window * 0.86)
  const leads = numChannels > 2 ? 6 : base > 8 ? 3 : 3
  const circleOf = base * 0.28
  const chipColor = material === 'Silicon' ? 0x2a3350 : 0x3d2b46
  const die = numChannels === 4
    ? [-1, 1].flatMap((x) => [-1, 1].map((z) => box(chip * 0.47, 0.25, chip * 0.47, metal(chipColor, 0.18), { r: 0, at: [x * chip * 0.25, 1.25, z * chip * 0.25] })))
    : [box(chip, 0.25, chip, metal(chipColor, 0.2), { r: 0, at: [0, 1.25, 0] }), cyl(chip * 0.34, 0.04, metal(0x14161f, 0.12), { at: [0, 1.4, 0], chamfer: 0 }), ring(chip * 0.38, chip * 0.34, 0.05, gold(), { axis: 'y', at: [0, 1.4, 0] })]
  const wall = [[window / 2, high], [cap / 2 - 0.35, high], [cap / 2, high - 0.35], [cap / 2, 0.7], [base / 2 - 0.3, 0.55], [base / 2 - 0.3, 0.4]]
  return group([
    turned([[0, 0], [base / 2 - 0.12, 0], [base / 2, 0.12], [base / 2, 0.5], [0, 0.5]], gold(), { seg: 64 }), box(base * 0.16, 0.5, base * 0.16, gold(), { at: [base * 0.5, 0.26, 0], r: 0.05 }), cyl(base * 0.33, 0.6, gold(), { at: [0, 0.75, 0] }),
    box(chip * 1.35, 0.3, chip * 1.35, ceramic(), { at: [0, 1.03, 0], r: 0 }), die, cable([[chip * 0.3, 1.4, 0], [base * 0.2, 1.9, 0.1], [base * 0.27, 1.2, 0]], 0.06, gold(), { sides: 6 }), cyl(0.22, 1.6, gold(), { at: [base * 0.27, 0.6, 0] }),
    !open && [turned(wall.reverse(), nickel(), { seg: 64 }), turned([[window / 2, high], [window / 2, high - 0.3], [cap / 2 - 0.3, high - 0.3]], nickel(), { seg: 64 }), lens ? turned([[window / 2, high - 0.1], [window * 0.42, high + 0.5], [window * 0.25, high + 0.86], [0, high + 1]], clear(0xdfe8ec, 0.5, 0.04), { seg: 48 }) : cyl(window / 2, 0.16, clear(0xd7dfe8, 0.22, 0.05), { at: [0, high - 0.12, 0], chamfer: 0.02 })],
    Array.from({ length: leads }, (_, index) => {
      const turn = (index / leads) * Math.PI * 2 + 0.5
      return [cyl(0.23, 13, gold(), { at: [Math.cos(turn) * circleOf, -6.4, Math.sin(turn) * circleOf], seg: 16 }), cyl(0.5, 0.16, metal(0x4c6b58, 0.4), { at: [Math.cos(turn) * circleOf, -0.06, Math.sin(turn) * circleOf] })]
    }),
  ])
}

/** TO-can photodiode: one turned to the window, one showing its leads. */
export function toCan(attributes, view) {
  const [base] = headers[attributes.package] ?? headers['TO-46']
  const lying = (at, turn, lean = 0) => group([group([can(attributes)], { rot: [Math.PI / 2 + lean, 0, 0] })], { at: [at[0], base / 2, at[1]], rot: [0, turn, 0] })
  if (view === 'detail') return { model: group([group([can(attributes)], { rot: [0.9, 0, 0.08], at: [0, 9.6, 0] })]), azimuth: 10, elevation: 18, fill: 0.76 }
  if (view === 'open') {
    const [, cap, high] = headers[attributes.package] ?? headers['TO-46']
    const lid = turned([[cap / 2 - 0.1, 0], [cap / 2, 0], [cap / 2, high - 0.8], [cap * 0.3, high - 0.7]], nickel(), { seg: 64, at: [0, high * 1.5 + 2, 0] })
    return { model: group([can(attributes, { open: true }), lid]), azimuth: 26, elevation: 32, fill: 0.8 }
  }
  return { model: group([lying([-base * 0.75, 4], 0.25), lying([base * 1.05, -1], -2.3)]), azimuth: 12, elevation: 24, fill: 0.74 }
}

/** Coaxial pigtailed module with a connectorised tail. */
export function pigtailDetector(attributes, view) {
  const d = 0.9
  const y = 4.2
  const body = group([
    group([can({ package: 'TO-46', material: attributes.material })], { rot: [0, 0, Math.PI / 2] }), turned([[2.9, 0.4], [3.3, 0.7], [3.3, 8], [2.6, 8.6], [2.6, 15], [1.8, 15.4], [0, 15.4]], nickel(), { axis: 'x', seg: 56 }),
    group([sheet(rectangle(16, 6.8, { r: 1 }), 1.2, nickel(), { holes: [circle(3.2), circle(1.3, -6.2), circle(1.3, 6.2)] })], { rot: [0, Math.PI / 2, 0], at: [5, 0, 0] }), turned([[1.9, 15], [1.7, 24], [0.9, 30], [0, 30]], plastic(0x26292d, 0.6), { axis: 'x' }),
  ], { at: [-10, y, 18], rot: [0, Math.PI + 0.4, 0] })
  body.updateMatrixWorld(true)
  if (view === 'detail') {
    const stub = cable([[29, 0, 0], [60, -2, 4], [160, -4, 30]], d, jacket(hues.yellow))
    stub.userData.unframed = true
    body.add(stub)
    return { model: group([body]), azimuth: -20, elevation: 24, fill: 0.72 }
  }
  const exit = [29.5, 0, 0].map(Number)
  const from = body.localToWorld(body.position.clone().set(...exit))
  const out = body.localToWorld(body.position.clone().set(44, 0, 0))
  const plug = placed(plugFor(attributes.connector ?? 'FC', attributes, { cableD: d }), { at: [44, 5, 46], rot: [0, 0.5, 0] })
  const loop = coilPoints({ radius: 26, turns: 2, d: 1, from: Math.PI * 0.9, to: Math.PI * 1.95 }).map(([x, up, z]) => [x + 2, up, z - 22])
  return { model: group([body, plug.node, cable([from, out, ...loop.slice(2), plug.tails[0].clone().addScaledVector(plug.dir, 10), plug.tails[0]], d, jacket(hues.yellow), { seg: 300, sides: 8 })]), azimuth: view === 'hero' ? 8 : -24, elevation: 34, fill: 0.8 }
}

/** Coaxial receptacle (ROSA): takes an LC ferrule, flexible circuit behind. */
export function receptacleDetector(attributes, view) {
  const body = group([
    turned([[0.7, 9], [1.5, 9], [1.75, 8.6], [1.75, 4.6], [2.6, 4.4], [2.6, 3.4], [1.75, 3.2], [1.75, 1.4], [2.9, 1.2], [2.9, -2.4], [0, -2.4]].reverse(), nickel(), { axis: 'z', seg: 56 }), ring(1.2, 0.63, 1, ceramic(), { axis: 'z', at: [0, 0, 8.4] }), cyl(0.63, 0.1, dark(), { axis: 'z', at: [0, 0, 7.8] }),
    group([can({ package: 'TO-46', material: attributes.material })], { rot: [Math.PI / 2, 0, 0], at: [0, 0, -5.4] }), cable([[0, 0, -5.6], [0, 0.2, -9], [0, -1.6, -14], [0, -2.2, -22]], 0.2, plastic(0xb5702a)), group([sheet(rectangle(4.6, 15, { r: 0.6 }), 0.2, plastic(0xb5702a, 0.4)), spread(5, 0.8).map((x) => box(0.4, 2, 0.06, gold(), { at: [x, -6.2, 0.02], r: 0 }))], { rot: [-Math.PI / 2 - 0.12, 0, 0], at: [0, -1.5, -13.4] }),
  ], { at: [0, 2.9, 0] })
  return { model: group([body], { rot: [0, 0.1, 0] }), azimuth: view === 'hero' ? 34 : view === 'detail' ? -40 : 142, elevation: 26, fill: 0.72 }
}

/** Fourteen-pin butterfly package with two fibers. */
export function butterfly(attributes, view) {
  const [w, h, d] = [30, 8.6, 12.7]
  const fiber = jacket(hues.yellow)
  const pins = [-1, 1].map((side) => spread(7, 2.54).map((x) => box(0.5, 0.25, 8, gold(), { at: [x, 4.4, side * (d / 2 + 3.6)], r: 0 })))
  const body = group([
    box(w, h, d, gold(), { at: [0, h / 2 + 1, 0], r: 0.5, seg: 2 }), box(w - 1.6, 0.4, d - 1.6, gold(), { at: [0, h + 1.1, 0], r: 0.1 }), sheet(rectangle(w + 14, d * 0.94, { r: 1 }), 1.2, gold(), { holes: [-1, 1].flatMap((x) => [-1, 1].map((z) => circle(1.3, x * (w / 2 + 4), z * 4))), rot: [-Math.PI / 2, 0, 0], at: [0, 1.2, 0] }), pins,
    spread(2, 4.6).map((z) => [cyl(1.8, 7, gold(), { axis: 'x', at: [w / 2 + 3, h * 0.56, z] }), cyl(1, 12, plastic(0x26292d, 0.6), { axis: 'x', top: 0.7, at: [w / 2 + 12, h * 0.56, z] })]), hex(4, 4, gold(), { axis: 'x', at: [-w / 2 - 2, h * 0.56, 0], sides: 36 }), ring(2.1, 0.8, 6, gold(), { axis: 'x', at: [-w / 2 - 4, h * 0.56, 0] }),
    print([{ text: 'Verrane', size: 3.2, weight: 650, color: '#3a2f12', align: 'center' }, { text: attributes.partNumber ?? '', size: 1.9, color: '#3a2f12', align: 'center' }], w - 3, 7, { rot: [-Math.PI / 2, 0, 0], at: [0, h + 1.34, 0] }),
  ])
  const leads = spread(2, 4.6).map((z, index) => {
    const node = cable([[w / 2 + 16, h * 0.56, z], [w / 2 + 26, 4, z * 1.2], [w / 2 + 34, 0.6, 14 + z * 2], [w / 2 + 4, 0.5, 34 + index * 5], [-w * 0.4, 0.5, 30 + index * 5]], 0.9, fiber, { sides: 8 })
    return node
  })
  return { model: group([body, leads]), azimuth: view === 'hero' ? 24 : view === 'detail' ? -36 : 60, elevation: 32, fill: 0.76 }
}

/** Bench-mountable balanced receiver: a machined block with two inputs and a coaxial output. */
export function receiverModule(attributes, view) {
  const [w, h, d] = [78, 28, 62]
  const black = painted(0x202327)
  const sma = group([hex(8, 3, brass(), { at: [0, 0, 1.5] }), ring(3.1, 2.2, 9, brass(), { axis: 'z', at: [0, 0, 6] }), cyl(0.6, 7, gold(), { axis: 'z', at: [0, 0, 5] }), cyl(2.1, 5, plastic(0xf1f0ea), { axis: 'z', at: [0, 0, 4] })])
  const model = group([
    box(w, h, d, black, { r: 1.6, seg: 3, at: [0, h / 2, 0] }), box(w - 8, 0.5, d - 8, black, { at: [0, h, 0], r: 0.2 }), sheet(rectangle(w + 22, 20, { r: 3 }), 4, black, { holes: [circle(3.2, -(w / 2 + 6)), circle(3.2, w / 2 + 6)], rot: [-Math.PI / 2, 0, 0], at: [0, 4, 0] }),
    spread(attributes.ports ?? 2, 30).map((x, index) => [group([adapter('FC', connectorColor(attributes), {})], { at: [x, h * 0.52, d / 2] }), print([{ text: index ? 'IN −' : 'IN +', size: 3.4, align: 'center' }], 14, 5, { at: [x, h * 0.9, d / 2 + 0.2] })]),
    group([sma], { at: [20, h * 0.5, -d / 2], rot: [0, Math.PI, 0] }), group([sma.clone()], { at: [-6, h * 0.5, -d / 2], rot: [0, Math.PI, 0] }), cyl(5, 6, nickel(), { axis: 'z', at: [-27, h * 0.5, -d / 2 - 2] }), cyl(4, 1, dark(), { axis: 'z', at: [-27, h * 0.5, -d / 2 - 5] }),
    mark(attributes.partNumber, { width: 58, size: 7, rot: [-Math.PI / 2, 0, 0], at: [-4, h + 0.4, -4] }), [-1, 1].flatMap((x) => [-1, 1].map((z) => screw(2, { at: [x * (w / 2 - 5), h + 0.1, z * (d / 2 - 5)], rot: [-Math.PI / 2, 0, 0] }))), cyl(1.4, 1, plastic(hues.lime), { axis: 'z', at: [0, h * 0.24, d / 2] }),
  ])
  return { model, azimuth: view === 'hero' ? 28 : view === 'rear' ? 150 : -30, elevation: 27, fill: 0.76 }
}

/** Detector array as a bare chip on its ceramic carrier, one aperture and bond per channel. */
export function chipOnCarrier(attributes, view) {
  const count = Math.min(attributes.numChannels ?? 12, 64)
  const pitch = 2.5
  const long = count * pitch + 4
  const trace = repeat(group([box(1.1, 0.12, 7, gold(), { r: 0 })]), spread(count, pitch * 1.12).map((x) => ({ at: [x, 2.06, 6.4] })))
  const bonds = spread(count, 1).map((step) => cable([[step * pitch, 3.9, 1], [step * pitch * 1.05, 5.2, 2.4], [step * pitch * 1.12, 2.2, 4]], 0.16, gold(), { seg: 12, sides: 6 }))
  const model = group([
    box(long + 14, 2, 26, ceramic(), { at: [0, 1, 0], r: 0.3 }), box(long + 2, 0.12, 9, gold(), { at: [0, 2.05, -2.4], r: 0 }), box(long, 1.8, 4.4, metal(0x39293f, 0.22), { at: [0, 3, -1], r: 0.1 }),
    repeat(group([cyl(0.86, 0.06, metal(0x12131c, 0.1), { chamfer: 0 }), ring(1.06, 0.86, 0.08, gold(), { axis: 'y' })]), spread(count, pitch).map((x) => ({ at: [x, 3.93, -1.4] }))), trace, bonds,
    spread(3, 1).map((x) => box(long * 0.28, 0.12, 3.4, gold(), { at: [x * long * 0.34, 2.05, -9.6], r: 0 })), print([{ text: `Verrane  ${attributes.partNumber ?? ''}`, size: 1.9, color: '#4a4f55', align: 'center' }], long, 3, { rot: [-Math.PI / 2, 0, 0], at: [0, 2.08, 11.6] }),
  ])
  return { model, azimuth: view === 'hero' ? 26 : view === 'detail' ? -30 : 8, elevation: view === 'open' ? 58 : 34, fill: 0.8 }
}
