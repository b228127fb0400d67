import { adapter, adapterSize } from '../parts/adapters.js'
import { screw, thumbScrew } from '../parts/chassis.js'
import { box, group, rectangle, repeat, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { colorNamed, connectorColor, painted } from '../parts/materials.js'
import { count } from './frame-block.js'

/** LGX module: a metal box behind a front plate that carries every port. */
export function moduleBox(attributes, view) {
  const { connector = 'LC duplex', depth = 155 } = attributes
  const names = portNames(attributes)
  const adapters = names.length
  const [w, h] = adapterSize(connector)
  const columns = Math.min(adapters, Math.floor(122 / (w + 1.2)))
  const rows = Math.ceil(adapters / columns)
  const high = Math.max(29, Math.ceil((rows * (h + 4) + 6) / 29) * 29)
  const wide = 146
  const at = Array.from({ length: adapters }, (_, index) => [
    ((index % columns) - (columns - 1) / 2) * (w + 1.2),
    ((rows - 1) / 2 - Math.floor(index / columns)) * (h + 4.6),
  ])
  const paint = painted(colorNamed(attributes.color, 0xc4c7c6))
  const model = group([
    box(128, high - 3, depth, paint, { at: [0, 0, -depth / 2], r: 0.8 }),
    sheet(rectangle(wide + 16, high, { r: 2 }), 2, paint, {
      holes: at.map(([x, y]) => rectangle(w - 1, h - 1, { x, y, hole: true })),
      at: [0, 0, 1.8],
    }),
    repeat(
      adapter(connector, connectorColor(attributes)),
      at.map(([x, y]) => ({ at: [x, y, 1.4] })),
    ),
    at.map(([x, y], index) =>
      print([{ text: names[index], size: 2.8, color: '#22262b', align: 'center' }], w + 1, 3.6, {
        at: [x, y + h / 2 + 1.7, 1.9],
      }),
    ),
    [-1, 1].map((side) => thumbScrew(4, { at: [side * (wide / 2 + 2), 0, 1.6] })),
    [-1, 1].map((side) =>
      spread(3, depth / 3).map((z) =>
        screw(1.8, { at: [side * 64.2, 0, -depth / 2 + z], rot: [0, (side * Math.PI) / 2, 0] }),
      ),
    ),
    mark(attributes.partNumber, {
      width: 96,
      size: 9,
      color: '#33373c',
      rot: [-Math.PI / 2, 0, 0],
      at: [-4, high / 2 - 1.3, -depth * 0.5],
    }),
    print(
      [
        {
          text: (attributes.product ?? '').split(',').slice(0, 2).join(','),
          size: 4.4,
          color: '#555a60',
        },
      ],
      110,
      7,
      { rot: [-Math.PI / 2, 0, 0], at: [3, high / 2 - 1.3, -depth * 0.5 + 20] },
    ),
  ])
  if (view === 'detail')
    return {
      model: group([model], { rot: [0, 0, Math.PI / 2] }),
      azimuth: 34,
      elevation: 20,
      fill: 0.82,
    }
  return { model, azimuth: view === 'rear' ? 148 : 30, elevation: 24, fill: 0.8 }
}

/** What is printed over each adapter: a pair of ports has one name. */
export function portNames(attributes) {
  const { splitRatio, numChannels = 0, product = '' } = attributes
  const length = count(attributes)
  if (splitRatio)
    return Array.from({ length }, (_, index) =>
      index < Number(splitRatio[0]) ? 'IN' : String(index + 1 - Number(splitRatio[0])),
    )
  if (/coexistence/i.test(product)) return ['COM', 'GPON', 'XGS', 'RF', 'OTDR'].slice(0, length)
  const first = /DWDM/.test(product)
    ? (index) => `C${21 + index}`
    : (index) => String(1270 + 20 * (numChannels <= 8 ? index + 10 : index))
  return Array.from({ length }, (_, index) =>
    index < numChannels
      ? first(index)
      : (['COM', 'EXP', 'MON', '1310'][index - numChannels] ?? 'AUX'),
  )
}
