import { adapter } from '../parts/adapters.js'
import { box, cyl, group, repeat, spread } from '../parts/core.js'
import { cable } from '../parts/cable.js'
import { mark, print } from '../parts/labels.js'
import {
  clear,
  colorNamed,
  connectorColor,
  fiberColors,
  hues,
  jacket,
  painted,
  zinc,
} from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'

/** Splice module on a vertical hinge: a column of adapters, behind it a tray on edge. */
export function swingModule(attributes, view) {
  const { height = 186, depth = 250, width = 34, ports = 12, connector = 'SC' } = attributes
  const paint = painted(colorNamed(attributes.color, hues.grey))
  const pitch = (height - 14) / ports
  const column = spread(ports, pitch)
  const hinge = [
    cyl(3, height - 20, zinc(), { at: [-width / 2 - 3, 0, -depth + 8] }),
    [-1, 1].map((end) =>
      cyl(1.8, 10, zinc(), { at: [-width / 2 - 3, end * (height / 2 - 6), -depth + 8] }),
    ),
  ]
  // On edge beside the plate, its open side to the right: turned flat first, then upright.
  const flat = group(
    [spliceTray({ width: depth - 76, depth: height - 30, splices: 12, color: hues.white })],
    { rot: [0, Math.PI / 2, 0] },
  )
  const tray = group([flat], {
    rot: [0, 0, -Math.PI / 2],
    at: [-width / 2 + 6, 0, -depth / 2 - 20],
  })
  return {
    model: group([
      box(2, height, depth, paint, { r: 0.6, at: [-width / 2 + 1, 0, -depth / 2] }),
      [-1, 1].map((end) =>
        box(width, 2, depth, paint, { r: 0.6, at: [0, end * (height / 2 - 1), -depth / 2] }),
      ),
      [-1, 1].map((side) =>
        box((width - 11) / 2, height, 2, paint, { r: 0.4, at: [side * (width / 4 + 2.6), 0, 1] }),
      ),
      repeat(
        group([adapter(connector, connectorColor(attributes), { shutter: true })], {
          rot: [0, 0, Math.PI / 2],
        }),
        column.map((y) => ({ at: [0, y, 2] })),
      ),
      column.map((y, at) =>
        print([{ text: String(ports - at), size: 4, color: '#22262b', align: 'center' }], 8, 5, {
          at: [width / 2 - 5, y, 2.2],
        }),
      ),
      column.map((y, at) =>
        cable(
          [
            [0, y, -8],
            [2, y * 0.98, -26],
            [-width / 2 + 14, y * 0.8, -46],
            [-width / 2 + 12, y * 0.66, -66],
          ],
          0.9,
          jacket(fiberColors[at % 12]),
          { sides: 8 },
        ),
      ),
      tray,
      cable(
        [
          [-width / 2 - 3, -height / 2 + 16, -depth + 4],
          [-width / 2 + 6, -height / 2 + 12, -depth + 26],
          [-width / 2 + 14, -height / 2 + 26, -depth + 52],
        ],
        4,
        clear(0xe7eaec, 0.8),
      ),
      hinge,
      box(10, 18, 7, painted(hues.accent), { r: 1.6, at: [-width / 2 + 6, height / 2 - 14, 5] }),
      mark(attributes.partNumber, {
        width: 90,
        size: 9,
        color: '#33373c',
        rot: [0, -Math.PI / 2, 0],
        at: [-width / 2 - 0.2, height * 0.3, -depth * 0.4],
      }),
    ]),
    azimuth: view === 'rear' ? 132 : view === 'open' ? -44 : 42,
    elevation: view === 'rear' ? 20 : 18,
    fill: 0.8,
  }
}
