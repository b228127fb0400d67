import { adapter, adapterSize } from '../parts/adapters.js'
import { bodyWidth, ears, face, gland, stud, tub, unit } from '../parts/chassis.js'
import { box, group, repeat, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { colorNamed, connectorColor, hues, plastic } from '../parts/materials.js'

/** Rack patch panel: adapters laid out as its data counts them, at true scale. */
export function patchPanel(attributes, view) {
  const panel = describe(attributes)
  if (view === 'rear') return { model: group([rear(panel)]), azimuth: 148, elevation: 26, fill: 0.84 }
  if (view === 'tray') return { model: group([front(panel, 0.55)]), azimuth: 30, elevation: 34, fill: 0.86 }
  return { model: front(panel, 0), azimuth: 26, elevation: panel.units > 2 ? 17 : 20, fill: 0.86 }
}

function describe(attributes) {
  const connector = attributes.connector ?? 'LC duplex'
  const [wide, high] = adapterSize(connector)
  const perAdapter = /duplex|SN|CS|MDC/.test(connector) && connector !== 'SN-MT' ? 2 : 1
  const fibers = attributes.fiberCount
  const count = /^MPO|SN-MT/.test(connector) ? (attributes.ports ?? 24) : fibers ? Math.round(fibers / perAdapter) : (attributes.ports ?? 24)
  const units = attributes.rackUnits ?? 1
  return {
    connector, count, units, wide, high,
    height: units * unit - 0.8,
    depth: attributes.depth ?? 280,
    color: colorNamed(attributes.color, hues.black),
    port: connectorColor(attributes),
    partNumber: attributes.partNumber ?? '',
    ...layout(count, units, wide, high),
  }
}

/** Rows and columns that fit the front: at most 400 mm of ports, groups of 6 or 12 with a gap. */
function layout(count, units, wide, high) {
  const pitch = wide + 0.9
  const most = Math.floor(404 / pitch)
  let rows = Math.max(1, Math.ceil(count / most))
  const rowsFit = Math.max(1, Math.floor((units * unit - 8) / (high + 3.2)))
  if (units > 1) rows = Math.min(rowsFit, Math.max(rows, units * Math.ceil(count / most / units)))
  while (count % rows && rows < rowsFit) rows++
  const columns = Math.ceil(count / rows)
  return { pitch, rows, columns, rowPitch: Math.min(units * unit - 8, rows * (high + 7)) / rows }
}

function portPlaces({ columns, rows, count, pitch, rowPitch }) {
  const group = columns % 6 === 0 && columns > 6 ? 6 : columns
  const gap = columns * pitch < 360 ? Math.min(9, (404 - columns * pitch) / Math.max(1, columns / group - 1)) : 2
  const total = columns * pitch + (Math.ceil(columns / group) - 1) * gap
  return Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return [-total / 2 + (column + 0.5) * pitch + Math.floor(column / group) * gap, ((rows - 1) / 2 - row) * rowPitch]
  })
}

function front(panel, slide) {
  const { height, depth, color, units, partNumber, wide, high, rows, port } = panel
  const places = portPlaces(panel)
  const dense = rows >= 2 && rows * 12 > height * 0.66
  const plate = face(bodyWidth - 6, height - 3, color, places.map(([x, y]) => [x, y, wide - 1, high - 1]))
  const one = adapter(panel.connector, port, { shutter: dense && units === 1 })
  return group([
    tub(bodyWidth, height, depth, color, { vents: true, lid: slide === 0 }), ears(units, color),
    group([
      plate, repeat(one, places.map(([x, y]) => ({ at: [x, y, 1.4] }))), numbers(panel, places),
      [-1, 1].map((side) => latch(side * (bodyWidth / 2 - 11), height)),
      print([{ text: 'Verrane', size: 4.2, weight: 650, x: 0, y: 3 }], 22, 6, { at: [-bodyWidth / 2 + 29, height / 2 - 5.2, 1.7] }),
    ]),
    print([{ text: partNumber, size: 3, weight: 450, align: 'right' }], 60, 4.5, { at: [bodyWidth / 2 - 48, height / 2 - 4.6, 1.7] }),
  ])
}

function numbers({ count, columns, rows, high, rowPitch, wide }, places) {
  if (rowPitch - high < 3.6 && rows > 1) return null
  const size = Math.min(3, wide * 0.42)
  return places.map(([x, y], index) => (index % (count > 96 ? 6 : 1) === 0 || (index + 1) % columns === 0) && print([{ text: String(index + 1), size, align: 'center' }], wide, size * 1.4, { at: [x, y + high / 2 + size * 0.8, 1.7], scale: 12 }))
}

const latch = (x, height) => group([box(9, Math.min(18, height * 0.4), 5, plastic(0x2a2d31), { at: [x, 0, 4], r: 1.2 }), box(6, 2, 5, plastic(hues.accent), { at: [x, 0, 5.4], r: 0.6 })])

function rear(panel) {
  const { height, depth, color, units } = panel
  return group([
    tub(bodyWidth, height, depth, color, { vents: true }), ears(units, color),
    spread(4, 34).flatMap((x) => [-1, 1].map((side) => gland(8, { at: [side * 130 + x, 0, -depth] }))),
    stud({ at: [0, 0, -depth - 0.2], rot: [0, Math.PI, 0] }), mark(panel.partNumber, { at: [0, height / 2 - 8, -depth - 0.3], rot: [0, Math.PI, 0] }),
  ])
}
