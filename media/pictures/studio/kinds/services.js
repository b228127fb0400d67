import { cable, windings } from '../parts/cable.js'
import { box, cyl, group, rectangle, repeat, ring, sheet, spread } from '../parts/core.js'
import { drawn, print } from '../parts/labels.js'
import { aluminium, fiberColors, hues, jacket, metal, painted, plastic, rubber, steel } from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'
import { domeClosure } from './closures.js'
import { farPort } from './frames.js'
import { screen, tabletInstrument } from './instruments.js'
import { patchCord } from './patch-cord.js'
import { terminal } from './terminal.js'

/** Stills for what is done rather than sold: places and tools, in the studio's own light. */
const rack = (filled, seed) => {
  const black = painted(0x1f2225)
  const units = spread(filled, 88)
  return group([
    [-1, 1].flatMap((x) => [-1, 1].map((z) => box(40, 2000, 40, black, { r: 2, at: [x * 280, 1000, z * 380] }))), box(600, 30, 800, black, { r: 2, at: [0, 1985, 0] }), box(600, 60, 800, black, { r: 2, at: [0, 30, 0] }), box(560, 1900, 4, painted(0x141619), { r: 0, at: [0, 1000, -360] }), [-1, 1].map((x) => box(4, 1900, 760, black, { r: 0, at: [x * 296, 1000, 0] })),
    units.map((y, row) => {
      const kind = (row * 3 + seed) % 4
      const hue = [hues.blue, hues.aqua, hues.green, hues.aqua][kind]
      return group([box(500, 80, 600, painted(kind === 3 ? 0x9da2a5 : 0x26292d), { r: 1.5, at: [0, 0, -300] }), repeat(farPort('LC duplex', hue, 1.5), spread(2, 32).flatMap((up) => spread(20, 22).map((x) => ({ at: [x, up, 0] })))), (row + seed) % 2 === 0 && [-1, 1].flatMap((side) => [0, 1, 2].map((index) => cable([[side * (60 + index * 50), 8, 10], [side * (190 + index * 12), -30, 60 + index * 8], [side * 250, -60 - index * 10, 40], [side * 256, -240, 30]], 7, jacket(kind === 0 ? hues.yellow : hues.aqua), { seg: 30, sides: 6 })))], { at: [0, 1000 + y, 350] })
    }),
  ])
}

/** A row of racks with a tray of cable above it and a reel in front. */
export function rackRow(attributes, view) {
  const many = view === 'hero' ? 3 : 2
  const tray = group([[-1, 1].map((z) => box(many * 620, 70, 6, plastic(hues.yellow, 0.5), { r: 2, at: [0, 35, z * 110] })), box(many * 620, 6, 220, plastic(hues.yellow, 0.5), { r: 2 }), spread(7, 24).map((z, index) => cable([[-many * 306, 16 + (index % 3) * 8, z], [0, 18, z * 0.8], [many * 306, 16, z]], 18, jacket(index % 3 ? hues.aqua : hues.yellow), { seg: 20, sides: 8 }))], { at: [0, 2180, 160] })
  const drops = spread(many, 610).map((x) => cable([[x + 200, 2190, 250], [x + 230, 2120, 330], [x + 262, 1900, 390], [x + 262, 1500, 392]], 20, jacket(hues.aqua), { sides: 8 }))
  const model = group([spread(many, 610).map((x, index) => group([rack(18, index + (view === 'open' ? 2 : 0))], { at: [x, 0, 0] })), tray, drops, group([reel(260, 300, 22, hues.aqua)], { at: [view === 'hero' ? -520 : 420, 0, 900], rot: [0, 0.5, 0] })])
  return { model, azimuth: view === 'hero' ? 30 : view === 'detail' ? -30 : 18, elevation: 11, fill: 0.88 }
}

/** Cable reel standing on its flanges. */
export function reel(radius, width, d, color) {
  const board = plastic(0xc8a878, 0.7)
  return group([
    [-1, 1].map((side) => [cyl(radius, 18, board, { axis: 'x', at: [side * (width / 2 + 9), radius, 0], seg: 64 }), cyl(radius * 0.2, 22, metal(0x8d9195, 0.4), { axis: 'x', at: [side * (width / 2 + 9), radius, 0] })]),
    cyl(radius * 0.5, width, board, { axis: 'x', at: [0, radius, 0] }), [0, 1, 2].map((layer) => group([windings({ radius: radius * 0.56 + layer * d * 0.9, width, d, material: jacket(color) })], { at: [0, radius, 0] })),
    print([{ text: 'Verrane', size: radius * 0.2, weight: 650, color: '#3a2f1c', align: 'center' }], radius * 1.2, radius * 0.3, { rot: [0, Math.PI / 2, 0], at: [width / 2 + 18.6, radius * 1.5, 0] }),
  ])
}

const table = (w, d) => box(w, 14, d, plastic(0xd9d2c4, 0.6), { r: 4, seg: 2, at: [0, -7, 0] })

/** Open laptop; `face` names its screen or is a drawing. */
export function laptop(face, place) {
  const shell = aluminium()
  const key = box(13, 1.6, 12, plastic(0x1c1f22, 0.6), { r: 0.6 })
  return group([
    box(320, 12, 220, shell, { r: 5, seg: 3, at: [0, 6, 0] }), repeat(group([key]), spread(5, 16).flatMap((z) => spread(15, 18).map((x) => ({ at: [x, 12.4, z - 34] })))), box(96, 0.4, 60, metal(0xb3b6b8, 0.5), { r: 0.1, at: [0, 12.1, 68] }),
    group([box(320, 214, 7, shell, { r: 4, seg: 2, at: [0, 107, -3.5] }), box(310, 202, 1, plastic(0x0d0f11, 0.2), { r: 0.4, at: [0, 108, 0.4] }), typeof face === 'string' ? screen(face, 298, 188, { title: 'Link 4 · 1550 nm' }, { at: [0, 110, 1.2] }) : drawn(298, 188, face, { lit: true, at: [0, 110, 1.2] })], { at: [0, 10, -108], rot: [-0.28, 0, 0] }),
  ], place)
}

const meterAt = (place) => group([tabletInstrument({ connector: 'SC', polish: 'APC', ports: 1 }, 'hero').model], place)
const cordAt = (place) => group([patchCord({ connector: 'LC duplex', polish: 'UPC', fiberType: 'OS2', partNumber: 'VERRANE' }, 'hero').model], place)

/** Certification: the trace on a laptop beside the instrument that took it. */
export function laptopTrace(attributes, view) {
  const model = group([table(760, 440), laptop('trace', { at: [-120, 0, -20], rot: [0, 0.16, 0] }), meterAt({ at: [210, 0, -40], rot: [0, -0.3, 0], size: 0.86 }), cordAt({ at: [180, 0, 130], size: 0.9 })])
  return { model, azimuth: view === 'hero' ? 14 : view === 'detail' ? -24 : 34, elevation: view === 'open' ? 36 : 22, fill: 0.88 }
}

function plan(pen, w, h, network) {
  pen.fillStyle = '#fbfaf6'
  pen.fillRect(0, 0, w, h)
  pen.strokeStyle = '#b9c1c6'
  pen.lineWidth = h * 0.002
  for (let x = 0; x < w; x += h * 0.05) stroke(pen, [[x, 0], [x, h]])
  for (let y = 0; y < h; y += h * 0.05) stroke(pen, [[0, y], [w, y]])
  pen.strokeStyle = '#22262b'
  pen.lineWidth = h * 0.005
  const blocks = network ? 7 : 5
  for (let row = 0; row < 4; row++) for (let column = 0; column < blocks; column++) pen.strokeRect(w * (0.08 + column * (0.86 / blocks)), h * (0.12 + row * 0.2), w * (0.6 / blocks), h * 0.1)
  pen.strokeStyle = '#d94829'
  pen.lineWidth = h * 0.009
  for (let row = 0; row < 4; row++) {
    stroke(pen, [[w * 0.04, h * 0.92], [w * 0.04, h * (0.25 + row * 0.2)], [w * 0.93, h * (0.25 + row * 0.2)]])
    for (let column = 0; column < blocks; column++) stroke(pen, [[w * (0.1 + column * (0.86 / blocks)), h * (0.25 + row * 0.2)], [w * (0.1 + column * (0.86 / blocks)), h * (0.22 + row * 0.2)]])
  }
  pen.fillStyle = '#22262b'
  pen.font = `600 ${h * 0.05}px "Instrument Sans"`
  pen.fillText(network ? 'Distribution plan   1:32   288 homes' : 'Hall 2   rows A–D   fiber plan', w * 0.5, h * 0.955, w * 0.46)
}

function stroke(pen, points) {
  pen.beginPath()
  points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)))
  pen.stroke()
}

/** Planning: drawings on a table, the same plan on the screen, samples on top. */
export function planTable(attributes, view) {
  const network = /FTTX|access|project/i.test(attributes.product ?? '')
  const paper = (at, turn, y) => group([box(420, 1, 296, plastic(0xfbfaf6, 0.9), { r: 0, at: [0, y, 0] }), drawn(418, 294, (pen, w, h) => plan(pen, w, h, network), { rot: [-Math.PI / 2, 0, 0], at: [0, y + 0.7, 0] })], { at: [at[0], 0, at[1]], rot: [0, turn, 0] })
  const sample = network ? group([terminal({ ports: 4, partNumber: 'VMT', connectorB: 'Hardened SC' }, 'hero').model], { at: [190, 0, -130], rot: [0, -0.4, 0], size: 0.8 }) : group([cordAt({ size: 0.9 })], { at: [210, 2, -130] })
  const model = group([
    table(820, 520), paper([-150, 70], 0.1, 0.6), paper([130, 90], -0.16, 2), laptop((pen, w, h) => plan(pen, w, h, network), { at: [-150, 0, -130], rot: [0, 0.2, 0] }), sample,
    group([cyl(4, 150, plastic(hues.accent, 0.4), { axis: 'x' }), cyl(4, 16, plastic(0xe9d6b4), { axis: 'x', top: 0.6, at: [82, 0, 0] })], { at: [60, 8, 170], rot: [0, 0.5, 0] }), group([box(300, 4, 30, steel(), { r: 0.6 })], { at: [200, 5, 120], rot: [0, -0.5, 0] }),
  ])
  return { model, azimuth: view === 'hero' ? 16 : view === 'detail' ? -22 : 6, elevation: view === 'open' ? 52 : 32, fill: 0.9 }
}

/** Fusion splicer: a box with a hinged screen and a wind cover over the electrodes. */
function splicer(place) {
  const body = plastic(0x33383d, 0.5)
  return group([
    box(150, 84, 130, body, { r: 12, seg: 4, at: [0, 42, 0] }), box(154, 24, 134, rubber(0x1d2023), { r: 9, seg: 3, at: [0, 14, 0] }), box(86, 20, 44, plastic(0xb4b8ba, 0.4), { r: 6, seg: 3, at: [0, 92, -18] }), box(86, 3, 30, plastic(hues.accent, 0.5), { r: 1, at: [0, 86, 32] }),
    group([box(128, 84, 9, body, { r: 5, seg: 3 }), screen('face', 112, 66, {}, { at: [0, 2, 4.8] })], { at: [0, 92, 68], rot: [-0.5, 0, 0] }), [-1, 1].map((x) => group([box(24, 8, 26, steel(), { r: 1.4, at: [0, 88, -16] }), cable([[0, 92, -16], [x * 50, 94, -10], [x * 110, 40, 10], [x * 130, 4, 60]], 1.2, jacket(x > 0 ? hues.yellow : hues.blue))], { at: [x * 58, 0, 0] })),
    print([{ text: 'Verrane', size: 11, weight: 650, align: 'center' }], 70, 15, { at: [0, 40, 65.4] }), ring(52, 46, 12, rubber(0x1d2023), { axis: 'z', at: [0, 92, -50], seg: 40 }),
  ], place)
}

const toolRow = (place) => group([
  group([cyl(4.6, 70, plastic(hues.accent, 0.5), { axis: 'x' }), cyl(2, 40, steel(), { axis: 'x', at: [54, 0, 0] })], { at: [0, 5, 0] }), group([cyl(5, 84, plastic(hues.yellow, 0.5), { axis: 'x' }), box(34, 3, 9, steel(), { r: 0.6, at: [58, 0, 0] })], { at: [6, 5, 26] }), group([box(70, 34, 46, plastic(0x3a3f45, 0.5), { r: 5, seg: 3, at: [0, 17, 0] }), box(50, 8, 40, steel(), { r: 1, at: [0, 36, 0] }), cyl(9, 5, steel(), { axis: 'z', at: [0, 42, 0] })], { at: [2, 0, -56] }),
], place)

/** Splicing and restoration: closure open, splicer at work, tray filled. */
export function spliceBench(attributes, view) {
  const model = group([
    table(620, 400), splicer({ at: [-10, 0, -10], rot: [0, 0.18, 0], size: 1.35 }), group([domeClosure({ diameter: 178, cassetteSlots: 4, partNumber: 'VDC', cableDiameter: 18 }, 'open').model], { at: [-215, 44, -70], rot: [0, 0.3, 0], size: 0.7 }), group([spliceTray({ width: 190, depth: 120, splices: 12, color: 0xdcdcd7 })], { at: [170, 0, 110], rot: [0, -0.2, 0], size: 1.1 }), toolRow({ at: [205, 0, -60], rot: [0, -0.3, 0] }),
    spread(2, 30).map((x, index) => cable([[-160 + x, 3, 150], [-20, 4, 165 + index * 12], [90, 8, 160], [120 + x, 5, 120]], 3, jacket(fiberColors[index]))),
  ])
  return { model, azimuth: view === 'hero' ? 16 : view === 'detail' ? -20 : 30, elevation: view === 'open' ? 38 : 24, fill: 0.9 }
}

/** Training: three workplaces with splicer, tray and cord. */
export function classroomBench(attributes, view) {
  const place = (x, index) => group([table(270, 320), splicer({ at: [0, 0, -50], size: 1.2 }), group([spliceTray({ width: 170, depth: 104, splices: 12, color: index % 2 ? 0xdcdcd7 : 0xcfd6da })], { at: [-38, 0, 92] }), cordAt({ at: [88, 0, 92], size: 0.42 })], { at: [x, 0, 0] })
  const many = view === 'detail' ? 1 : 2
  return { model: group(spread(many, 280).map(place)), azimuth: view === 'open' ? -24 : 22, elevation: view === 'detail' ? 30 : 26, fill: 0.88 }
}

/** Maintenance: the case a technician brings, open, instrument and spares inside. */
export function serviceCase(attributes, view) {
  const shell = plastic(0x26292d, 0.5)
  const foam = rubber(0x4a4f55)
  const [w, d, h] = [460, 340, 110]
  const base = group([
    sheet(rectangle(w, d, { r: 20 }), h, shell, { holes: [rectangle(w - 24, d - 24, { r: 12, hole: true })], bevel: 4, seg: 3, rot: [-Math.PI / 2, 0, 0], at: [0, h, 0] }), box(w - 20, h * 0.6, d - 20, foam, { r: 2, at: [0, h * 0.32, 0] }), [-1, 1].map((x) => box(46, 34, 10, plastic(hues.accent, 0.5), { r: 3, at: [x * 130, h * 0.82, d / 2 + 4] })), ring(46, 38, 14, shell, { axis: 'z', at: [0, h * 0.4, d / 2 + 10], seg: 40 }),
  ])
  const lid = group([sheet(rectangle(w, d, { r: 20 }), 60, shell, { holes: [rectangle(w - 24, d - 24, { r: 12, hole: true })], bevel: 4, seg: 3 }), box(w - 16, d - 16, 6, shell, { r: 2, at: [0, 0, -56] }), print([{ text: 'Verrane', size: 40, weight: 650, align: 'center' }], 300, 56, { at: [0, 20, -52.6] }), print([{ text: `${attributes.responseTime ?? ''} h response`, size: 22, color: '#c9c9c4', align: 'center' }], 300, 30, { at: [0, -28, -52.6] })], { at: [0, h + d / 2 - 22, -d / 2 - 34], rot: [-0.24, 0, 0] })
  const inside = [group([tabletInstrument({ connector: 'SC', polish: 'APC', ports: 1 }, 'hero').model.children[0].clone()], { at: [-90, h * 0.66, 10], rot: [-Math.PI / 2 + 0.36, 0, 0], size: 0.82 }), cordAt({ at: [110, h * 0.63, 50], size: 0.72 }), group([spliceTray({ width: 150, depth: 92, splices: 12 })], { at: [112, h * 0.63, -90] })]
  return { model: group([base, lid, inside]), azimuth: view === 'hero' ? 22 : view === 'detail' ? -26 : 10, elevation: view === 'open' ? 44 : 28, fill: 0.86 }
}
