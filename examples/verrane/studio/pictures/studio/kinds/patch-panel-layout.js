import { adapterSize } from '../parts/adapters.js'
import { unit } from '../parts/chassis.js'
import { colorNamed, connectorColor, hues, jacketColor } from '../parts/materials.js'

export function describe(attributes) {
  const connector = attributes.connector ?? 'LC duplex'
  const [wide, high] = adapterSize(connector)
  const perAdapter = /duplex|SN|CS|MDC/.test(connector) && connector !== 'SN-MT' ? 2 : 1
  const fibers = attributes.fiberCount
  const count = /^MPO|SN-MT/.test(connector)
    ? (attributes.ports ?? 24)
    : fibers
      ? Math.round(fibers / perAdapter)
      : (attributes.ports ?? 24)
  const units = attributes.rackUnits ?? 1
  return {
    connector,
    count,
    units,
    wide,
    high,
    height: units * unit - 0.8,
    depth: attributes.depth ?? 280,
    color: colorNamed(attributes.color, hues.black),
    port: connectorColor(attributes),
    cord: jacketColor({ fiberType: attributes.fiberType, mode: attributes.mode }),
    spliced: /splic/i.test(attributes.connectorB ?? ''),
    ...rearFeed(attributes, fibers ?? 24, perAdapter),
    partNumber: attributes.partNumber ?? '',
    ...layout(count, units, wide, high),
  }
}

/** What the rear holds: array feeds, the back of the same adapters, or glands. */
function rearFeed({ connectorB = '', fiberType = '', polish }, fibers, perAdapter) {
  if (!connectorB || /splic|Bare/i.test(connectorB)) return {}
  const array = connectorB.startsWith('MPO')
  const rearColor = /OM/.test(fiberType)
    ? hues.aqua
    : array || polish === 'APC'
      ? hues.green
      : hues.blue
  return {
    rearConnector: connectorB,
    rearCount: array
      ? Math.max(1, Math.round(fibers / Number(connectorB.slice(4))))
      : Math.round(fibers / perAdapter),
    rearColor,
  }
}

/** Rows and columns that fit the front: at most 400 mm of ports, groups of 6 or 12 with a gap. */
function layout(count, units, wide, high) {
  const pitch = wide + 0.9
  const most = Math.floor(404 / pitch)
  let rows = Math.max(1, Math.ceil(count / most))
  const rowsFit = Math.max(1, Math.floor((units * unit - 8) / (high + 3.2)))
  // Taller panels keep the 24 columns of a one-unit panel and grow downward.
  if (units > 1) rows = Math.min(rowsFit, Math.max(rows, Math.ceil(count / 24)))
  while (count % rows && rows < rowsFit) rows++
  const columns = Math.ceil(count / rows)
  return { pitch, rows, columns, rowPitch: Math.min(units * unit - 8, rows * (high + 7)) / rows }
}

export function portPlaces({ columns, rows, count, pitch, rowPitch }) {
  const group = columns % 6 === 0 && columns > 6 ? 6 : columns
  const gap =
    columns * pitch < 360
      ? Math.min(9, (404 - columns * pitch) / Math.max(1, columns / group - 1))
      : 2
  const total = columns * pitch + (Math.ceil(columns / group) - 1) * gap
  return Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return [
      -total / 2 + (column + 0.5) * pitch + Math.floor(column / group) * gap,
      ((rows - 1) / 2 - row) * rowPitch,
    ]
  })
}
