import { adapter, adapterSize } from '../parts/adapters.js'
import { cable, lead } from '../parts/cable.js'
import { screw } from '../parts/chassis.js'
import { box, circle, group, rectangle, repeat, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import {
  colorNamed,
  connectorColor,
  fiberColors,
  hues,
  jacket,
  painted,
  plastic,
} from '../parts/materials.js'

/** Frame block: rows of ports that hinge down one by one, with a cord guide at the side. */
export function frameBlock(attributes, view) {
  const { connector = 'LC duplex', cassetteSlots = 12, depth = 210 } = attributes
  const white = painted(colorNamed(attributes.color, hues.white))
  const splice = connector === 'None'
  const rows = 6
  const [w, h] = [440, 150]
  const ports = splice ? 0 : count(attributes)
  const perRow = Math.ceil(ports / rows)
  const [pw] = adapterSize(splice ? 'SC' : connector)
  const pitch = Math.min(pw + 3, 380 / Math.max(perRow, 1))
  const open = view === 'detail' ? 2 : -1
  const lines = splice
    ? spread(cassetteSlots, (h - 16) / cassetteSlots).map((y, index) =>
        group(
          [
            box(330, (h - 16) / cassetteSlots - 2.4, depth * 0.7, plastic(0xd2d3cf, 0.5), {
              r: 1.4,
              at: [0, 0, -depth * 0.34],
            }),
            box(26, 5, 6, plastic(fiberColors[index % 12]), { at: [140, 0, 3], r: 1 }),
            print([{ text: `Tray ${index + 1}`, size: 5, color: '#22262b' }], 40, 7, {
              at: [-138, 0, 0.4],
            }),
          ],
          { at: [-20, y, index === 4 && view === 'hero' ? 34 : 4] },
        ),
      )
    : spread(rows, (h - 14) / rows).map((y, row) =>
        group(
          [
            box(390, (h - 14) / rows - 3, 30, white, { r: 1, at: [0, 0, -16] }),
            repeat(
              adapter(connector, connectorColor(attributes)),
              spread(perRow, pitch).map((x) => ({ at: [x, 0, 0] })),
            ),
            print(
              [{ text: String(row * perRow + 1), size: 6, color: '#22262b', align: 'center' }],
              14,
              8,
              { at: [-186, 0, -0.7] },
            ),
            row % 2 === 0 &&
              spread(3, pitch * 2).map((x, index) =>
                cable(
                  lead(
                    [x + 60, 0, 4],
                    [0, 0, 1],
                    [232, -10 - index * 6, 34 + index * 4],
                    [1, -0.5, -0.3],
                    60,
                  ),
                  2,
                  jacket(hues.yellow),
                ),
              ),
          ],
          { at: [-14, -y, row === open ? 26 : 0], rot: [row === open ? 0.5 : 0, 0, 0] },
        ),
      )
  const model = group([
    box(w, 3, depth, white, { r: 1, at: [0, -h / 2 + 1.5, -depth / 2] }),
    box(w, 3, depth, white, { r: 1, at: [0, h / 2 - 1.5, -depth / 2] }),
    [-1, 1].map((x) => box(3, h, depth, white, { r: 1, at: [x * (w / 2 - 1.5), 0, -depth / 2] })),
    box(w, h, 2, white, { r: 0.6, at: [0, 0, -depth] }),
    lines,
    spread(5, 28).map((y) => [
      box(5, 6, 56, white, { r: 2, at: [w / 2 + 10, y, 20] }),
      box(5, 20, 6, white, { r: 2, at: [w / 2 + 10, y + 7, 46] }),
    ]),
    box(26, h, 40, white, { r: 2, at: [w / 2 + 10, 0, -22] }),
    [-1, 1].map((side) =>
      sheet(rectangle(24, h * 0.9, { r: 2 }), 2, white, {
        holes: spread(3, 44).map((y) => circle(4, 0, y)),
        at: [side * (w / 2 + 9) - (side > 0 ? -18 : 0), 0, -depth + 4],
      }),
    ),
    mark(attributes.partNumber, {
      width: 120,
      size: 13,
      color: '#33373c',
      rot: [-Math.PI / 2, 0, 0],
      at: [-120, h / 2 + 0.3, -40],
    }),
    spread(4, 120).map((x) =>
      screw(2.6, { at: [x, h / 2 + 0.1, -depth + 14], rot: [-Math.PI / 2, 0, 0] }),
    ),
    view === 'rear' &&
      spread(4, 34).map((x) =>
        cable(
          [
            [x - 120, -20, -depth],
            [x - 120, -24, -depth - 30],
            [x - 110, -h / 2 + 6, -depth - 60],
          ],
          8,
          jacket(hues.yellow),
        ),
      ),
  ])
  return { model, azimuth: view === 'rear' ? 150 : 28, elevation: 22, fill: 0.86 }
}

export const count = ({ connector = 'SC', fiberCount = 0, ports = 0 }) =>
  /duplex/.test(connector) ? Math.round((ports || fiberCount) / 2) : ports || fiberCount
