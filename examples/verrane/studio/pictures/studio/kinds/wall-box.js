import { adapter, adapterSize } from '../parts/adapters.js'
import { cable, lead } from '../parts/cable.js'
import { box, group, rectangle, ring, sheet, spread } from '../parts/core.js'
import { print, smallMark } from '../parts/labels.js'
import {
  colorNamed,
  connectorColor,
  fiberColors,
  hues,
  jacket,
  plastic,
} from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'
import { wallPanel } from './wall-panel.js'

/** Small moulded box for a home or office wall. */
export function wallBox(attributes, view) {
  const { ports = 2, connector = 'SC' } = attributes
  if (ports > 4)
    return wallPanel(attributes, view === 'hero' ? 'hero' : view === 'detail' ? 'closed' : 'detail')
  const [width, height, depth] = [
    ports > 2 ? 118 : 86,
    ports > 2 ? 112 : 86,
    attributes.depth ?? 28,
  ]
  const skin = plastic(colorNamed(attributes.color, hues.white), 0.4)
  const [w] = adapterSize(connector)
  const at = spread(ports, w + 4)
  const opened = view !== 'hero'
  const model = group([
    sheet(rectangle(width, height, { r: 9 }), depth * 0.5, skin, {
      holes: [rectangle(width - 6, height - 6, { r: 7, hole: true })],
      bevel: 1.4,
      seg: 3,
      at: [0, 0, depth * 0.5],
    }),
    box(width - 4, height - 4, 2, skin, { at: [0, 0, 1.2] }),
    at.map((x) =>
      group([adapter(connector, connectorColor(attributes), { deep: 9 })], {
        at: [x, -height / 2 + 2, depth * 0.4],
        rot: [Math.PI / 2, 0, 0],
      }),
    ),
    opened &&
      group(
        [spliceTray({ width: width * 0.86, depth: height * 0.56, splices: 4, color: 0xf1f0ec })],
        { rot: [Math.PI / 2, 0, 0], at: [0, height * 0.14, 4] },
      ),
    opened &&
      at.map((x, index) =>
        cable(
          lead(
            [x, -height * 0.34, depth * 0.34],
            [0, 1, 0],
            [width * 0.32, height * 0.1, 8],
            [0, 1, 0],
          ),
          0.9,
          jacket(fiberColors[index]),
        ),
      ),
    cover(width, height, depth, skin, attributes, opened),
    ring(5, 3.4, 8, skin, { axis: 'y', at: [width * 0.36, height / 2, depth * 0.3] }),
    cable(
      [
        [width * 0.36, height / 2 - 4, depth * 0.3],
        [width * 0.36, height / 2 + 26, depth * 0.3],
        [width * 0.3, height / 2 + 44, depth * 0.2],
      ],
      4,
      jacket(hues.white),
    ),
    at.map((x, index) =>
      group(
        [print([{ text: String(index + 1), size: 5, align: 'center', color: '#555a60' }], 8, 6)],
        { at: [x, -height / 2 + 9, opened ? depth * 0.5 + 0.3 : depth + 0.3] },
      ),
    ),
  ])
  return {
    model: group([model], { rot: [-0.16, 0, 0] }),
    azimuth: opened ? 22 : 30,
    elevation: 16,
    fill: 0.8,
  }
}

const cover = (width, height, depth, skin, { partNumber }, opened) =>
  group(
    [
      sheet(rectangle(width, height, { r: 9 }), depth * 0.5, skin, {
        bevel: 2.4,
        seg: 4,
        at: [0, 0, depth * 0.5],
      }),
      smallMark(40, 7, { color: '#4a4f55', at: [0, height * 0.2, depth * 0.5 + 0.2] }),
      opened &&
        print([partNumber ?? ''], 60, 6, { color: '#4a4f55', at: [0, 0, depth * 0.5 + 0.2] }),
    ],
    opened
      ? { at: [width * 1.12, -height * 0.02, 0], rot: [0, -0.35, 0] }
      : { at: [0, 0, depth * 0.5] },
  )
