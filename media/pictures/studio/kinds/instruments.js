import { adapter } from '../parts/adapters.js'
import { screw } from '../parts/chassis.js'
import { box, cyl, group, rectangle, repeat, ring, sheet, spread, turned } from '../parts/core.js'
import { drawn, print } from '../parts/labels.js'
import { ceramic, connectorColor, dark, hues, metal, nickel, painted, plastic, rubber, steel } from '../parts/materials.js'

const mono = '"Instrument Sans"'

/** What a screen shows. Each draws on a canvas of w × h pixels. */
export const screens = {
  power(pen, w, h, { wavelength = 1550, value = '−12.47', unit = 'dBm', lines = ['λ 1550 nm', 'REF −10.00 dBm', 'CW'] } = {}) {
    panel(pen, w, h, '#dfe6dc')
    pen.fillStyle = '#1a1f1c'
    pen.font = `600 ${h * 0.36}px ${mono}`
    pen.textAlign = 'right'
    pen.fillText(value, w * 0.74, h * 0.6, w * 0.68)
    pen.font = `500 ${h * 0.14}px ${mono}`
    pen.fillText(unit, w * 0.96, h * 0.6)
    pen.textAlign = 'left'
    pen.font = `500 ${h * 0.092}px ${mono}`
    lines.forEach((line, index) => pen.fillText(line.replace('1550', String(wavelength)), w * [0.05, 0.38, 0.86][index], h * 0.2))
    pen.fillRect(w * 0.05, h * 0.76, w * 0.9, h * 0.012)
    pen.fillRect(w * 0.05, h * 0.82, w * 0.58, h * 0.07)
  },
  trace(pen, w, h, { title = 'OTDR' } = {}) {
    panel(pen, w, h, '#10161c')
    pen.strokeStyle = '#27323c'
    pen.lineWidth = h * 0.003
    for (let step = 1; step < 10; step++) {
      line(pen, [[w * (0.07 + step * 0.06), h * 0.12], [w * (0.07 + step * 0.06), h * 0.78]])
      line(pen, [[w * 0.07, h * (0.12 + step * 0.066)], [w * 0.67, h * (0.12 + step * 0.066)]])
    }
    const points = [[0.07, 0.16], [0.085, 0.15], [0.095, 0.26], [0.22, 0.33], [0.222, 0.37], [0.36, 0.44], [0.365, 0.3], [0.375, 0.46], [0.5, 0.53], [0.502, 0.555], [0.6, 0.6], [0.603, 0.36], [0.61, 0.74], [0.63, 0.72], [0.645, 0.75], [0.67, 0.74]]
    pen.strokeStyle = '#8cc540'
    pen.lineWidth = h * 0.009
    line(pen, points.map(([x, y]) => [x * w, y * h]))
    pen.strokeStyle = '#d94829'
    pen.lineWidth = h * 0.005
    for (const x of [0.222, 0.603]) line(pen, [[x * w, h * 0.12], [x * w, h * 0.78]])
    pen.fillStyle = '#e9eef2'
    pen.textAlign = 'left'
    pen.font = `600 ${h * 0.055}px ${mono}`
    pen.fillText(title, w * 0.07, h * 0.085)
    pen.font = `500 ${h * 0.042}px ${mono}`
    const rows = [['#', 'km', 'dB'], ['1', '0.00', '0.21'], ['2', '4.18', '0.06'], ['3', '9.74', '0.18'], ['4', '14.02', '0.04'], ['5', '17.66', 'end']]
    rows.forEach((row, index) => row.forEach((cell, column) => {
      pen.fillStyle = index ? '#c5d0d8' : '#7f8d98'
      pen.fillText(cell, w * (0.71 + column * 0.095), h * (0.17 + index * 0.085))
    }))
    pen.fillStyle = '#8cc540'
    pen.fillRect(w * 0.71, h * 0.72, w * 0.25, h * 0.1)
    pen.fillStyle = '#10161c'
    pen.font = `650 ${h * 0.056}px ${mono}`
    pen.fillText('PASS', w * 0.79, h * 0.79)
    pen.fillStyle = '#27323c'
    for (let index = 0; index < 5; index++) pen.fillRect(w * (0.07 + index * 0.18), h * 0.87, w * 0.155, h * 0.08)
  },
  face(pen, w, h, { array = false } = {}) {
    panel(pen, w, h, '#0d1014')
    const disc = (x, y, r, fill) => {
      pen.fillStyle = fill
      pen.beginPath()
      pen.arc(x, y, r, 0, 7)
      pen.fill()
    }
    if (array) {
      pen.fillStyle = '#878d92'
      pen.fillRect(w * 0.06, h * 0.3, w * 0.88, h * 0.36)
      for (let index = 0; index < 12; index++) [0.1, 0.06].forEach((r, ring) => disc(w * (0.105 + index * 0.072), h * 0.48, h * r * 0.62, ring ? '#2a2f34' : '#d6dade'))
    } else [[0.4, '#73797e'], [0.395, '#a9afb3'], [0.17, '#6b7176'], [0.165, '#dfe3e5'], [0.03, '#fbfcfc']].forEach(([r, fill]) => disc(w / 2, h * 0.47, h * r, fill))
    pen.fillStyle = '#8cc540'
    pen.font = `650 ${h * 0.1}px ${mono}`
    pen.textAlign = 'left'
    pen.fillText('PASS', w * 0.05, h * 0.94)
  },
  list(pen, w, h, { rows = 12 } = {}) {
    panel(pen, w, h, '#10161c')
    pen.font = `500 ${h * 0.052}px ${mono}`
    pen.textAlign = 'left'
    for (let index = 0; index < rows; index++) {
      const x = w * (index < rows / 2 ? 0.06 : 0.54)
      const y = h * (0.2 + (index % Math.ceil(rows / 2)) * (0.72 / Math.ceil(rows / 2)))
      pen.fillStyle = '#7f8d98'
      pen.fillText(String(index + 1), x, y)
      pen.fillStyle = '#8cc540'
      pen.fillRect(x + w * 0.06, y - h * 0.04, w * (0.2 + ((index * 7) % 5) * 0.012), h * 0.046)
      pen.fillStyle = '#e9eef2'
      pen.fillText(`0.${18 + ((index * 5) % 9)}`, x + w * 0.31, y)
    }
    pen.fillStyle = '#e9eef2'
    pen.font = `600 ${h * 0.06}px ${mono}`
    pen.fillText('IL / RL  1550 nm', w * 0.06, h * 0.1)
  },
}

function panel(pen, w, h, color) {
  pen.fillStyle = color
  pen.fillRect(0, 0, w, h)
}

function line(pen, points) {
  pen.beginPath()
  points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)))
  pen.stroke()
}

export const screen = (name, width, height, options, place) => drawn(width, height, (pen, w, h) => screens[name](pen, w, h, options), { lit: true, ...place })

const portCap = (connector, attributes) => (/MPO/.test(connector ?? '') ? adapter('MPO', hues.green) : group([cyl(6.4, 5, nickel(), { axis: 'z', at: [0, 0, 2.5] }), ring(5, 3.4, 10, nickel(), { axis: 'z', at: [0, 0, 7] }), ring(2, 1.25, 9, ceramic(), { axis: 'z', at: [0, 0, 7] }), cyl(3.3, 0.4, dark(), { axis: 'z', at: [0, 0, 4] }), attributes && ring(6.9, 6.2, 1.6, plastic(connectorColor(attributes)), { axis: 'z', at: [0, 0, 4] })]))

/** Body of a hand-held instrument standing upright: shell, rubber corners, screen, keys, port on top. */
function handheld(attributes, { w = 80, h = 168, d = 34, screenName = 'power', options = {}, keys = 6, label = '' } = {}) {
  const shell = plastic(0xb9bcbd, 0.45)
  const grip = rubber(0x25282c)
  const key = group([sheet(rectangle(14, 9, { r: 3 }), 3, plastic(0x2e3237, 0.6), { bevel: 0.8, seg: 2 })])
  return group([
    sheet(rectangle(w, h, { r: 12 }), d, shell, { bevel: 5, seg: 4, curve: 8, at: [0, 0, d / 2] }), sheet(rectangle(w + 5, h * 0.34, { r: 13, y: -h * 0.335 }), d + 3, grip, { bevel: 5, seg: 4, curve: 8, at: [0, 0, d / 2 - 1] }), sheet(rectangle(w + 5, h * 0.13, { r: 11, y: h * 0.445 }), d + 3, grip, { bevel: 5, seg: 4, curve: 8, at: [0, 0, d / 2 + 1] }),
    sheet(rectangle(w * 0.86, h * 0.34, { r: 4, y: h * 0.16 }), 2, plastic(0x17191c, 0.25), { bevel: 0.5, at: [0, 0, d / 2 + 1] }), screen(screenName, w * 0.76, h * 0.28, options, { at: [0, h * 0.16, d / 2 + 1.2] }),
    repeat(key, Array.from({ length: keys }, (_, index) => ({ at: [((index % 3) - 1) * w * 0.26, -h * 0.13 - Math.floor(index / 3) * h * 0.095, d / 2 + 2.4] }))), group([sheet(rectangle(14, 9, { r: 3 }), 3, plastic(hues.accent, 0.5), { bevel: 0.8, seg: 2 })], { at: [0, -h * 0.13 - Math.ceil(keys / 3) * h * 0.095, d / 2 + 2.4] }),
    print([{ text: 'Verrane', size: 6.4, weight: 650, color: '#22262b', align: 'center' }], w, 9, { at: [0, h * 0.366, d / 2 + 0.2] }), print([{ text: attributes.partNumber ?? label, size: 3.6, color: '#3c4248', align: 'center' }], w, 6, { at: [0, -h * 0.045, d / 2 + 0.2] }),
    group([portCap(attributes.connector, attributes)], { at: [-w * 0.16, h / 2, 0], rot: [-Math.PI / 2, 0, 0] }), box(16, 6, 12, rubber(0x25282c), { r: 2, at: [w * 0.24, h / 2 + 1, 0] }),
  ])
}

const lean = (node, h, turn = 0, x = 0, z = 0) => group([group([node], { rot: [-0.42, 0, 0] })], { at: [x, h * 0.46, z], rot: [0, turn, 0] })

function forName(attributes) {
  const name = attributes.product ?? ''
  if (/source/i.test(name)) return { options: { value: '1550', unit: 'nm', lines: ['−5.0 dBm', '2 kHz', ''] }, keys: 3 }
  if (/MPO/.test(name)) return { screenName: 'list', options: { rows: attributes.numChannels ?? 12 }, w: 92, h: 176 }
  return {}
}

/** Power meter or light source for one hand. */
export function handheldMeter(attributes, view) {
  const options = forName(attributes)
  const node = handheld(attributes, options)
  const h = options.h ?? 168
  if (view === 'rear') return { model: lean(group([node, stand(h)]), h), azimuth: 150, elevation: 18, fill: 0.84 }
  if (view === 'detail') return { model: group([group([node], { rot: [-Math.PI / 2, 0, 0.35] })]), azimuth: 12, elevation: 48, fill: 0.8 }
  return { model: group([group([lean(node, h)])]), azimuth: 26, elevation: 18, fill: 0.84 }
}

const stand = (h) => [sheet(rectangle(50, h * 0.5, { r: 6 }), 3, plastic(0x2e3237, 0.6), { at: [0, -h * 0.08, -19], bevel: 0.8 }), print([{ text: 'Verrane', size: 6, weight: 650, align: 'center' }, { text: 'Class 1 laser product', size: 3, align: 'center' }], 46, 14, { at: [0, 0, -22.2], rot: [0, Math.PI, 0] })]

/** Source and meter sold together. */
export function meterPair(attributes, view) {
  const meter = handheld(attributes, {})
  const source = handheld(attributes, { options: { value: '1310', unit: 'nm', lines: ['−5.0 dBm', 'CW', ''] }, keys: 3 })
  if (view === 'hero') return { model: group([lean(meter, 168, 0.16, -58, 10), lean(source, 168, -0.22, 56, -14)]), azimuth: 18, elevation: 19, fill: 0.84 }
  const lying = (node, x, turn) => group([group([node], { rot: [-Math.PI / 2, 0, 0] })], { at: [x, 0, 0], rot: [0, turn, 0] })
  return { model: group([lying(meter, -54, 0.2), lying(source, 54, -0.16)]), azimuth: view === 'detail' ? 16 : -24, elevation: 42, fill: 0.84 }
}

/** Tablet-shaped instrument with a trace on its screen: OTDR. */
export function tabletInstrument(attributes, view) {
  const [w, h, d] = [264, 190, 52]
  const grip = rubber(0x25282c)
  const name = /PON|1650/.test(attributes.product ?? '') ? 'λ 1650 nm   live PON' : 'λ 1550 nm   10 ns'
  const body = group([
    sheet(rectangle(w, h, { r: 16 }), d, plastic(0xb4b8ba, 0.45), { bevel: 6, seg: 4, curve: 8, at: [0, 0, d / 2] }), [-1, 1].flatMap((x) => [-1, 1].map((y) => sheet(rectangle(58, 58, { r: 20 }), d + 7, grip, { bevel: 7, seg: 4, curve: 8, at: [x * (w / 2 - 22), y * (h / 2 - 22), d / 2 + 2] }))),
    sheet(rectangle(w - 56, h - 34, { r: 6, x: -14 }), 3, plastic(0x14171a, 0.22), { bevel: 0.6, at: [0, 0, d / 2 + 2.2] }), screen('trace', w - 78, h - 52, { title: name }, { at: [-14, 0, d / 2 + 2.4] }),
    spread(4, 30).map((y, index) => sheet(rectangle(22, 16, { r: 5 }), 4, plastic(index === 3 ? hues.accent : 0x2e3237, 0.6), { bevel: 1, seg: 2, at: [w / 2 - 20, y, d / 2 + 4] })), print([{ text: 'Verrane', size: 9, weight: 650, color: '#22262b' }], 60, 12, { at: [-w / 2 + 76, h / 2 - 8.5, d / 2 + 0.3] }), print([{ text: attributes.partNumber ?? '', size: 5.4, color: '#3c4248', align: 'right' }], 90, 8, { at: [w / 2 - 90, -h / 2 + 8.5, d / 2 + 0.3] }),
    spread(attributes.ports ?? 1, 44).map((x) => group([portCap('SC', attributes)], { at: [x - 30, h / 2, -4], rot: [-Math.PI / 2, 0, 0], size: 1.2 })), box(60, 8, 24, rubber(0x1d2023), { r: 3, at: [66, h / 2 + 1, -4] }), box(150, 96, 8, plastic(0x2e3237, 0.6), { r: 3, at: [0, -6, -d / 2 - 3] }), print([{ text: 'Verrane', size: 14, weight: 650, align: 'center' }], 120, 20, { at: [0, 20, -d / 2 - 7.2], rot: [0, Math.PI, 0] }),
  ])
  const up = group([group([body], { rot: [-0.36, 0, 0] })], { at: [0, h * 0.48, 0] })
  return { model: up, azimuth: view === 'rear' ? 152 : view === 'detail' ? -26 : 26, elevation: view === 'rear' ? 22 : 17, fill: 0.84 }
}

/** Inspection scope: a barrel with a tip for connectors, its picture on a handset. */
export function inspectionScope(attributes, view) {
  const array = /MPO/.test(attributes.product ?? '')
  const grip = rubber(0x25282c)
  const scope = group([
    turned([[0, 0], [2.2, 0], [2.6, -1], [2.6, -14], [5.6, -20], [9, -24], [9, -40], [16, -48], [17.5, -60], [16.5, -128], [19, -150], [17, -162], [8, -168], [0, -168]].reverse(), plastic(0xb4b8ba, 0.42), { axis: 'z', seg: 56 }), ring(17.9, 16, 50, grip, { axis: 'z', at: [0, 0, -96], seg: 56 }), spread(9, 5).map((z) => ring(18.5, 17.4, 2, grip, { axis: 'z', at: [0, 0, -96 + z] })),
    cyl(5.4, 3, plastic(hues.accent, 0.5), { at: [0, 17.6, -66] }), cyl(1.3, 0.6, array ? dark() : ceramic(), { axis: 'z', at: [0, 0, 0.2] }), array && box(8, 4, 12, metal(0x9da1a5, 0.3), { r: 0.6, at: [0, 0, -4] }), print([{ text: 'Verrane', size: 7, weight: 650, color: '#22262b', align: 'center' }], 34, 10, { rot: [-Math.PI / 2, 0, Math.PI / 2], at: [0, 18.3, -138] }),
  ], { at: [0, 19, 60] })
  if (view === 'detail') return { model: scope, azimuth: 40, elevation: 22, fill: 0.82 }
  const handset = group([group([handheld(attributes, { w: 96, h: 150, d: 26, screenName: 'face', options: { array }, keys: 3 })], { rot: [-0.5, 0, 0] })], { at: [74, 68, -30], rot: [0, -0.2, 0] })
  return { model: group([group([scope], { rot: [0, -0.5, 0], at: [-40, 0, 20] }), handset]), azimuth: view === 'hero' ? 16 : -22, elevation: 24, fill: 0.84 }
}

/** Bench instrument in a half- or full-width case. */
export function benchInstrument(attributes, view) {
  const channels = attributes.numChannels ?? attributes.ports ?? 1
  const full = channels > 4
  const [w, h, d] = full ? [440, 88, 360] : [220, 96, 290]
  const skin = painted(0xb9bdbe)
  const many = Math.min(channels, 24)
  const at = full ? Array.from({ length: many }, (_, index) => [20 + (index % 12) * 16 - 18, (index < 12 ? 13 : -13)]) : [[66, -14]]
  const model = group([
    box(w, h, d, skin, { r: 4, seg: 3, at: [0, 0, -d / 2] }), sheet(rectangle(w + 6, h + 6, { r: 8 }), 12, plastic(0x2b2f33, 0.5), { bevel: 2, seg: 3, at: [0, 0, 6] }), sheet(rectangle(w - 8, h - 8, { r: 5 }), 2, plastic(0xd3d5d3, 0.5), { at: [0, 0, 6.6] }),
    sheet(rectangle(full ? 150 : 108, h - 22, { r: 3, x: full ? -w / 2 + 92 : -42 }), 2, plastic(0x14171a, 0.25), { at: [0, 0, 7.6] }), screen(full ? 'list' : 'power', full ? 138 : 98, h - 32, full ? { rows: 12 } : { value: '32.6', unit: 'dB', lines: ['PER', 'λ 1550 nm', ''] }, { at: [full ? -w / 2 + 92 : -42, 0, 7.8] }),
    at.map(([x, y], index) => [full ? group([adapter('LC', connectorColor({ polish: attributes.polish }))], { at: [x + 4, y - 3, 6.8] }) : group([portCap('FC', attributes)], { at: [x, y, 6.6], size: 1.5 }), full && print([{ text: String(index + 1), size: 4, color: '#22262b', align: 'center' }], 12, 5, { at: [x + 4, y + 5.4, 6.8] })]), group([cyl(full ? 11 : 12, 14, plastic(0x2e3237, 0.5), { axis: 'z', chamfer: 1.4 }), box(2, 8, 1, plastic(hues.accent), { r: 0.3, at: [0, 6, 7] })], { at: full ? [w / 2 - 22, 0, 12] : [66, 24, 12] }),
    print([{ text: 'Verrane', size: 8, weight: 650, color: '#22262b' }], 60, 12, { at: full ? [w / 2 - 60, h / 2 - 12, 6.8] : [58, -h / 2 + 12, 6.8] }), [-1, 1].map((x) => [cyl(8, 6, rubber(), { at: [x * (w / 2 - 24), -h / 2 - 2, -24] }), cyl(8, 6, rubber(), { at: [x * (w / 2 - 24), -h / 2 - 2, -d + 24] })]),
    view === 'rear' && [box(50, 30, 4, plastic(0x1d2023), { r: 2, at: [-w * 0.3, 0, -d - 1] }), spread(3, 26).map((x) => box(18, 12, 3, steel(), { r: 0.6, at: [w * 0.14 + x, 4, -d - 1] })), ring(24, 21, 2, dark(), { axis: 'z', at: [0, 0, -d - 0.6] }), spread(4, 30).map((x) => screw(2.6, { at: [x * 3.4 * (full ? 1 : 0.5), h / 2 - 8, -d - 0.2], rot: [0, Math.PI, 0] }))],
  ])
  return { model, azimuth: view === 'rear' ? 150 : view === 'detail' ? -28 : 28, elevation: 20, fill: 0.84 }
}

/** Field bag with cleaning pens, cassette and wipes laid out in front. */
export function cleaningKit(attributes, view) {
  const cloth = rubber(0x24272b)
  const pen = (color, at, turn) => group([group([turned([[0, 0], [2, 0], [2, 10], [5, 16], [8.5, 22], [8.5, 92], [6.6, 98], [0, 98]], plastic(0xe4e4df, 0.42), { seg: 40 }), cyl(8.7, 26, plastic(color, 0.45), { at: [0, 62, 0] }), cyl(3, 9, plastic(0x2e3237), { at: [0, -4, 0] })], { rot: [0, 0, Math.PI / 2] })], { at: [at[0], 8.7, at[1]], rot: [0, turn, 0] })
  const bag = group([box(230, 150, 96, cloth, { r: 16, seg: 4, at: [0, 75, 0] }), box(232, 6, 98, rubber(0x3a3f45), { r: 2, at: [0, 118, 0] }), box(180, 70, 10, cloth, { r: 5, seg: 3, at: [0, 58, 50] }), group([print([{ text: 'Verrane', size: 20, weight: 650, align: 'center' }], 110, 28)], { at: [0, 60, 55.4] }), ring(46, 40, 16, cloth, { axis: 'z', at: [0, 146, 0], seg: 48 }), box(20, 9, 4, plastic(hues.accent), { r: 1.4, at: [100, 118, 50] })], { at: [0, 0, -70] })
  const reel = group([box(92, 30, 62, plastic(0xe4e4df, 0.42), { r: 8, seg: 4, at: [0, 15, 0] }), box(62, 1, 14, dark(), { r: 0, at: [0, 30, 4] }), box(20, 12, 8, plastic(hues.green), { r: 2, at: [40, 26, -24] }), print([{ text: 'Verrane', size: 8, weight: 650, color: '#22262b', align: 'center' }], 70, 11, { rot: [-Math.PI / 2, 0, 0], at: [0, 30.3, 20] })], { at: [70, 0, 36], rot: [0, -0.3, 0] })
  return { model: group([bag, reel, pen(hues.green, [-30, 30], 0.2), pen(hues.blue, [-34, 58], -0.1)]), azimuth: view === 'hero' ? 20 : view === 'detail' ? -26 : 34, elevation: view === 'open' ? 40 : 24, fill: 0.84, partNumber: attributes.partNumber }
}
