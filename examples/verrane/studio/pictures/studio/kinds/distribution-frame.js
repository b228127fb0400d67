import { cable } from '../parts/cable.js'
import { box, group, ring, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { colorNamed, connectorColor, hues, jacket, painted, shade } from '../parts/materials.js'
import { portField } from '../parts/port-field.js'
import { count, frameBlock } from './frame-block.js'
import { named } from '../parts/named.js'

/** Optical distribution frame: blocks left, cord storage right, cable ways at the sides. */
export function distributionFrame(attributes, view) {
  const { cassetteSlots: blocks = 14, connector = 'LC duplex', depth = 300 } = attributes
  const two = /double-sided/i.test(attributes.product ?? '')
  const each = two ? Math.ceil(blocks / 2) : blocks
  const small = each <= 4
  const [w, h] = [900, small ? 900 : 2200]
  const white = painted(colorNamed(attributes.color, hues.white))
  const step = (h - 180) / each
  const perBlock = Math.round(count(attributes) / blocks)
  const side = (turn) =>
    group(
      [
        spread(each, step).map((y, row) =>
          group(
            [
              named(
                'Block',
                box(420, step * 0.9, depth * (two ? 0.3 : 0.56), white, {
                  r: 2,
                  at: [0, 0, -depth * (two ? 0.15 : 0.28)],
                }),
              ),
              named(
                'Port field',
                group(
                  [portField(perBlock, connector, connectorColor(attributes), 370, step * 0.78)],
                  { at: [0, 0, 0.6] },
                ),
              ),
              print(
                [
                  {
                    text: String.fromCharCode(65 + row),
                    size: 22,
                    weight: 650,
                    color: '#22262b',
                    align: 'center',
                  },
                ],
                26,
                30,
                { at: [-198, 0, 0.5] },
              ),
              // The lowest block's cords would hang out of the frame.
              row > 0 &&
                row % 3 !== 2 &&
                [0, 1, 2].map((index) =>
                  cable(
                    [
                      [60 + index * 40, -step * 0.2, 6],
                      [180, -step * 0.42, 46 + index * 4],
                      [252 + index * 6, -step * 0.2 - index * 10, 52],
                      [300 + index * 18, -step * 1.1, 50],
                    ],
                    5,
                    jacket(hues.yellow),
                    { seg: 28, sides: 6 },
                  ),
                ),
            ],
            { at: [-150, y, depth / 2 - 8] },
          ),
        ),
        spread(Math.round(each * 0.7) + 1, (h - 240) / Math.max(1, Math.round(each * 0.7))).map(
          (y) =>
            spread(2, 130).map((x) =>
              group(
                [
                  ring(44, 40, 60, white, { axis: 'z', seg: 36 }),
                  ring(52, 38, 4, white, { axis: 'z', at: [0, 0, 30], seg: 36 }),
                ],
                { at: [250 + x * 0.8, y + (x > 0 ? 30 : -30), depth / 2 - 50] },
              ),
            ),
        ),
        spread(4, 15).map((x, index) =>
          cable(
            [
              [180 + index * 9, h * 0.44, depth / 2 + 6],
              [300 + x, h * 0.3 - index * 60, depth / 2 + 4],
              [196 + index * 10, -h * 0.1 - index * 70, depth / 2 + 6],
              [310 + x, -h * 0.42, depth / 2 + 2],
            ],
            6,
            jacket(hues.yellow),
            { seg: 60, sides: 6 },
          ),
        ),
      ],
      { rot: [0, turn, 0] },
    )
  const model = group([
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        box(40, h, 36, white, { r: 2, at: [x * (w / 2 - 20), 0, z * (depth / 2 - 18)] }),
      ),
    ),
    box(w, 46, depth, white, { r: 2, at: [0, h / 2 - 23, 0] }),
    box(w, 70, depth, white, { r: 2, at: [0, -h / 2 + 35, 0] }),
    box(w - 60, h - 80, 4, shade(0xb9bab6), { r: 0, at: [0, 0, two ? 0 : -depth / 2 + 20] }),
    [-1, 1].map((x) =>
      spread(Math.round(h / 110), 110).map((y) => [
        box(10, 12, 70, white, { r: 3, at: [x * (w / 2 - 44), y, depth / 2 + 4] }),
        box(10, 40, 8, white, { r: 3, at: [x * (w / 2 - 44), y + 14, depth / 2 + 36] }),
      ]),
    ),
    side(0),
    two && side(Math.PI),
    print([{ text: 'Verrane', size: 28, weight: 650, color: '#22262b' }], 180, 40, {
      at: [-w / 2 + 130, h / 2 - 23, depth / 2 + 0.6],
    }),
    print(
      [{ text: attributes.partNumber ?? '', size: 20, color: '#555a60', align: 'right' }],
      260,
      30,
      { at: [w / 2 - 160, h / 2 - 23, depth / 2 + 0.6] },
    ),
  ])
  if (view === 'detail')
    return frameBlock(
      {
        ...pick(attributes),
        fiberCount: perBlock * (/duplex/.test(connector) ? 2 : 1),
        ports: perBlock * (/duplex/.test(connector) ? 2 : 1),
      },
      'hero',
    )
  const azimuth = view === 'rear' ? (two ? 206 : -30) : 26
  // Long shadows: with few frames each sample of the light leaves a streak of its own.
  return { model, azimuth, elevation: 10, fill: 0.88, frames: 24 }
}

const pick = ({ connector, polish, fiberType, mode, color, partNumber }) => ({
  connector,
  polish,
  fiberType,
  mode,
  color,
  partNumber,
})
