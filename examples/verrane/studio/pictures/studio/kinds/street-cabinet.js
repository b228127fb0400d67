import { cable, lead } from '../parts/cable.js'
import { box, group, rectangle, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import {
  colorNamed,
  connectorColor,
  hues,
  jacket,
  painted,
  plastic,
  shade,
  steel,
  zinc,
} from '../parts/materials.js'
import { portField } from '../parts/port-field.js'
import { count } from './frame-block.js'
import { named } from '../parts/named.js'

/** Cabinet with both doors open on its patch field; closed from its second view on. */
export function streetCabinet(attributes, view) {
  const { connector = 'SC', cassetteSlots = 5, depth = 400, splitRatio } = attributes
  const indoor = attributes.material === 'Steel'
  const ports = count(attributes)
  const [w, h] = indoor
    ? [800, 2000]
    : ports > 400
      ? [1000, 1250]
      : ports > 200
        ? [820, 1120]
        : [660, 960]
  const deep = depth * 1.05
  const skin = painted(
    attributes.color === 'Green'
      ? 0x46604c
      : attributes.color === 'Black'
        ? 0x26292d
        : colorNamed(attributes.color, 0xa3a8aa),
  )
  const inside = painted(0xc6c8c6)
  const shut = view === 'closed'
  const angle = shut ? 0 : 1.95
  const pole = String(attributes.mounting).startsWith('Pole')
  const left = splitRatio ? 0.62 : 0.9
  const door = (side) =>
    named(
      'Door',
      group(
        [
          sheet(rectangle(w / 2 - 2, h - 8, { r: 5, x: (-side * w) / 4 }), 22, skin, {
            bevel: 3,
            seg: 2,
            at: [0, 0, 22],
          }),
          [0.32, -0.32].map((y) =>
            [0, 1, 2, 3].map((index) =>
              box(w * 0.24, 5, 3, shade(0x1a1c1e), {
                r: 1,
                at: [(-side * w) / 4, h * y + index * 14 * Math.sign(y), 22],
              }),
            ),
          ),
          side > 0 &&
            group(
              [
                box(26, 120, 10, zinc(), { r: 4 }),
                box(10, 70, 14, steel(), { r: 4, at: [0, -14, 8] }),
              ],
              { at: [-w / 2 + 34, 0, 25] },
            ),
          side < 0 &&
            mark(attributes.partNumber, {
              width: w * 0.34,
              size: w * 0.045,
              color: indoor ? '#d9d9d4' : '#e9e9e4',
              at: [w * 0.25, h * 0.12, 22.5],
            }),
        ],
        { at: [(side * w) / 2, 0, deep / 2], rot: [0, side * angle, 0] },
      ),
    )
  const field = [
    box(w * left - 30, h * 0.82, 6, inside, { r: 1, at: [-w * (0.48 - left / 2), 0, deep * 0.2] }),
    group([portField(ports, connector, connectorColor(attributes), w * left - 70, h * 0.74)], {
      at: [-w * (0.48 - left / 2), 0, deep * 0.2 + 4],
    }),
    splitRatio &&
      spread(Math.min(cassetteSlots, 14), (h * 0.76) / Math.min(cassetteSlots, 14)).map(
        (y, index) =>
          named(
            'Splitter module',
            group(
              [
                box(w * 0.26, Math.min(46, (h * 0.6) / cassetteSlots), 120, plastic(0x2d3135), {
                  r: 2,
                }),
                print([{ text: splitRatio, size: 14, align: 'center' }], 60, 18, {
                  at: [0, 0, 60.4],
                }),
                cable(
                  lead(
                    [-w * 0.1, 0, 62],
                    [0, 0, 1],
                    [-w * 0.2, -20 - (index % 3) * 10, 60],
                    [-0.4, -1, -0.2],
                    60,
                  ),
                  9,
                  jacket(hues.white),
                ),
              ],
              { at: [w * 0.31, y, deep * 0.1] },
            ),
          ),
      ),
    !splitRatio &&
      spread(8, 1).map((step, index) =>
        cable(
          [
            [w * 0.4, h * 0.36 - index * 70, deep * 0.26],
            [w * 0.43, 0, deep * 0.3 + index],
            [w * 0.42 - index * 3, -h * 0.36, deep * 0.24],
          ],
          7,
          jacket(hues.yellow),
          { sides: 8 },
        ),
      ),
    spread(6, 1).map((step, index) =>
      cable(
        [
          [-w * 0.3 + index * w * 0.08, h * 0.3 - index * 60, deep * 0.22],
          [w * 0.02, h * 0.24 - index * 80, deep * 0.34],
          [w * 0.12 + index * 4, -h * 0.1 - index * 24, deep * 0.33],
          [w * 0.14, -h * 0.4, deep * 0.26],
        ],
        6,
        jacket(hues.yellow),
        { sides: 8 },
      ),
    ),
  ]
  const model = group([
    sheet(rectangle(w, h, { r: 8 }), deep, skin, {
      holes: shut ? [] : [rectangle(w - 36, h - 36, { r: 4, hole: true })],
      bevel: 3,
      seg: 2,
      at: [0, 0, deep / 2],
    }),
    box(w - 10, h - 10, 4, shade(0x8f9492), { r: 0, at: [0, 0, -deep / 2 + 8] }),
    !shut && field,
    door(-1),
    door(1),
    !indoor && box(w + 34, 34, deep + 60, skin, { r: 10, seg: 3, at: [0, h / 2 + 12, 12] }),
    pole
      ? [box(60, h * 0.9, 40, zinc(), { r: 4, at: [0, 0, -deep / 2 - 20] })]
      : box(w - 20, indoor ? 60 : 130, deep - 20, painted(indoor ? 0x1e2023 : 0x6f7476), {
          r: 4,
          at: [0, -h / 2 - (indoor ? 30 : 65), 0],
        }),
  ])
  const azimuth = view === 'detail' ? -24 : shut ? 32 : 18
  // Long shadows: with few frames each sample of the light leaves a streak of its own.
  return { model, azimuth, elevation: 12, fill: 0.86, frames: 24 }
}
