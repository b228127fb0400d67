import { adapter, adapterSize } from '../parts/adapters.js'
import { bodyWidth, ears, stud, tub, unit } from '../parts/chassis.js'
import { group, rectangle, repeat, sheet } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { colorNamed, connectorColor, hues, painted } from '../parts/materials.js'
import { portNames } from './module-box.js'

/** Mux-demux shelf in one rack unit, channels named over their ports. */
export function wdmShelf(attributes, view) {
  const { connector = 'LC duplex', depth = 230, rackUnits = 1 } = attributes
  const names = portNames(attributes)
  const adapters = names.length
  const color = colorNamed(attributes.color, hues.black)
  const height = rackUnits * unit - 0.8
  const [w, h] = adapterSize(connector)
  const rows = adapters > 26 ? 2 : 1
  const columns = Math.ceil(adapters / rows)
  const at = Array.from({ length: adapters }, (_, index) => [
    ((index % columns) - (columns - 1) / 2) * Math.min(18.5, 408 / columns),
    ((rows - 1) / 2 - Math.floor(index / columns)) * 17 - 1,
  ])
  const ink = color === hues.black ? '#e9e9e4' : '#22262b'
  const model = group([
    tub(bodyWidth, height, depth, color, { vents: true }),
    ears(rackUnits, color),
    sheet(rectangle(bodyWidth - 4, height - 3, { r: 1 }), 1.6, painted(color), {
      holes: at.map(([x, y]) => rectangle(w - 1, h - 1, { x, y, hole: true })),
      at: [0, 0, 1.6],
    }),
    repeat(
      adapter(connector, connectorColor(attributes)),
      at.map(([x, y]) => ({ at: [x, y, 1.4] })),
    ),
    at.map(([x, y], index) =>
      print(
        [{ text: names[index], size: rows > 1 ? 2.5 : 3, align: 'center', color: ink }],
        15,
        4,
        { at: [x, y + h / 2 + 2, 1.7] },
      ),
    ),
    mark(attributes.partNumber, {
      size: 9,
      width: 150,
      rot: [-Math.PI / 2, 0, 0],
      at: [-bodyWidth / 2 + 96, height / 2 + 0.2, -30],
      color: ink,
    }),
    view === 'rear' && stud({ at: [160, 0, -depth], rot: [0, Math.PI, 0] }),
    view === 'rear' &&
      mark(attributes.partNumber, {
        size: 6,
        width: 90,
        rot: [0, Math.PI, 0],
        at: [0, 3, -depth - 0.2],
        color: ink,
      }),
  ])
  return {
    model,
    azimuth: view === 'rear' ? 150 : view === 'detail' ? -30 : 26,
    elevation: 21,
    fill: 0.86,
  }
}
