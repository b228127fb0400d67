import { adapter } from '../parts/adapters.js'
import { box, cyl, group, rectangle, repeat, ring, sheet } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { ceramic, connectorColor, dark, hues, nickel, plastic, rubber } from '../parts/materials.js'
import { screen } from '../parts/screens.js'

/** Power meter or light source for one hand. */
export function handheldMeter(attributes, view) {
  const options = forName(attributes)
  const node = handheld(attributes, options)
  const h = options.h ?? 168
  if (view === 'rear')
    return { model: lean(group([node, stand(h)]), h), azimuth: 150, elevation: 18, fill: 0.84 }
  if (view === 'detail')
    return {
      model: group([group([node], { rot: [-Math.PI / 2, 0, 0.35] })]),
      azimuth: 12,
      elevation: 48,
      fill: 0.8,
    }
  return { model: group([group([lean(node, h)])]), azimuth: 26, elevation: 18, fill: 0.84 }
}

export const portCap = (connector, attributes) =>
  /MPO/.test(connector ?? '')
    ? adapter('MPO', hues.green)
    : group([
        cyl(6.4, 5, nickel(), { axis: 'z', at: [0, 0, 2.5] }),
        ring(5, 3.4, 10, nickel(), { axis: 'z', at: [0, 0, 7] }),
        ring(2, 1.25, 9, ceramic(), { axis: 'z', at: [0, 0, 7] }),
        cyl(3.3, 0.4, dark(), { axis: 'z', at: [0, 0, 4] }),
        attributes &&
          ring(6.9, 6.2, 1.6, plastic(connectorColor(attributes)), { axis: 'z', at: [0, 0, 4] }),
      ])

/** Body of a hand-held instrument standing upright: shell, rubber corners, screen, keys, port on top. */
export function handheld(
  attributes,
  { w = 80, h = 168, d = 34, screenName = 'power', options = {}, keys = 6, label = '' } = {},
) {
  const shell = plastic(0xb9bcbd, 0.45)
  const grip = rubber(0x25282c)
  const key = group([
    sheet(rectangle(14, 9, { r: 3 }), 3, plastic(0x2e3237, 0.6), { bevel: 0.8, seg: 2 }),
  ])
  return group([
    sheet(rectangle(w, h, { r: 12 }), d, shell, { bevel: 5, seg: 4, curve: 8, at: [0, 0, d / 2] }),
    sheet(rectangle(w + 5, h * 0.34, { r: 13, y: -h * 0.335 }), d + 3, grip, {
      bevel: 5,
      seg: 4,
      curve: 8,
      at: [0, 0, d / 2 - 1],
    }),
    sheet(rectangle(w + 5, h * 0.13, { r: 11, y: h * 0.445 }), d + 3, grip, {
      bevel: 5,
      seg: 4,
      curve: 8,
      at: [0, 0, d / 2 + 1],
    }),
    sheet(rectangle(w * 0.86, h * 0.34, { r: 4, y: h * 0.16 }), 2, plastic(0x17191c, 0.25), {
      bevel: 0.5,
      at: [0, 0, d / 2 + 1],
    }),
    screen(screenName, w * 0.76, h * 0.28, options, { at: [0, h * 0.16, d / 2 + 1.2] }),
    repeat(
      key,
      Array.from({ length: keys }, (_, index) => ({
        at: [
          ((index % 3) - 1) * w * 0.26,
          -h * 0.13 - Math.floor(index / 3) * h * 0.095,
          d / 2 + 2.4,
        ],
      })),
    ),
    group(
      [sheet(rectangle(14, 9, { r: 3 }), 3, plastic(hues.accent, 0.5), { bevel: 0.8, seg: 2 })],
      { at: [0, -h * 0.13 - Math.ceil(keys / 3) * h * 0.095, d / 2 + 2.4] },
    ),
    print([{ text: 'Verrane', size: 6.4, weight: 650, color: '#22262b', align: 'center' }], w, 9, {
      at: [0, h * 0.366, d / 2 + 0.2],
    }),
    print(
      [{ text: attributes.partNumber ?? label, size: 3.6, color: '#3c4248', align: 'center' }],
      w,
      6,
      { at: [0, -h * 0.045, d / 2 + 0.2] },
    ),
    group([portCap(attributes.connector, attributes)], {
      at: [-w * 0.16, h / 2, 0],
      rot: [-Math.PI / 2, 0, 0],
    }),
    box(16, 6, 12, rubber(0x25282c), { r: 2, at: [w * 0.24, h / 2 + 1, 0] }),
  ])
}

export const lean = (node, h, turn = 0, x = 0, z = 0) =>
  group([group([node], { rot: [-0.42, 0, 0] })], { at: [x, h * 0.46, z], rot: [0, turn, 0] })

function forName(attributes) {
  const name = attributes.product ?? ''
  if (/source/i.test(name))
    return { options: { value: '1550', unit: 'nm', lines: ['−5.0 dBm', '2 kHz', ''] }, keys: 3 }
  if (/MPO/.test(name))
    return { screenName: 'list', options: { rows: attributes.numChannels ?? 12 }, w: 92, h: 176 }
  return {}
}

const stand = (h) => [
  sheet(rectangle(50, h * 0.5, { r: 6 }), 3, plastic(0x2e3237, 0.6), {
    at: [0, -h * 0.08, -19],
    bevel: 0.8,
  }),
  print(
    [
      { text: 'Verrane', size: 6, weight: 650, align: 'center' },
      { text: 'Class 1 laser product', size: 3, align: 'center' },
    ],
    46,
    14,
    { at: [0, 0, -22.2], rot: [0, Math.PI, 0] },
  ),
]
