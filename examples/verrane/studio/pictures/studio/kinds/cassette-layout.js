import { adapterSize } from '../parts/adapters.js'
import { colorNamed, connectorColor, hues, plastic } from '../parts/materials.js'

const duplexed = (name) => /duplex|^SN$|MDC|^CS$/.test(name)

export function describe(attributes) {
  const {
    connector = 'LC duplex',
    connectorB = '',
    fiberCount = 12,
    ports = 12,
    cassetteSlots = 1,
  } = attributes
  const [w, h] = adapterSize(connector)
  const count = /MPO/.test(connector)
    ? ports
    : duplexed(connector)
      ? Math.round(fiberCount / 2)
      : ports
  const rows = 1
  const columns = Math.ceil(count / rows)
  const wide = Math.max(cassetteSlots > 1 ? 210 : 104, columns * (w + 0.9) + 18)
  const rear = /MPO/.test(connectorB)
    ? Math.max(1, Math.round(fiberCount / Number(connectorB.slice(4))))
    : 0
  return {
    connector,
    count,
    rows,
    columns,
    w,
    h,
    wide,
    high: rows * (h + 2.6) + 4.6,
    depth: attributes.depth ?? 115,
    rear,
    splice: /splic/i.test(connectorB),
    paint: plastic(colorNamed(attributes.color, hues.black), 0.5),
    port: connectorColor(attributes),
  }
}

export const places = ({ rows, columns, count, w, h }) =>
  Array.from({ length: count }, (_, index) => [
    ((index % columns) - (columns - 1) / 2) * (w + 0.9),
    ((rows - 1) / 2 - Math.floor(index / columns)) * (h + 2.2),
    0,
  ])
