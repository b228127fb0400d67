import { cable, coilPoints, lead } from '../parts/cable.js'
import { box, cyl, group, repeat, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import {
  dark,
  fiberColors,
  hues,
  jacket,
  metal,
  nickel,
  plastic,
  steel,
} from '../parts/materials.js'
import { plugFor } from '../parts/plugs.js'
import { placed } from '../parts/wiring.js'
import { memsTube } from './mems-tube.js'
import { legsOf } from './splitter-box.js'

/** In-line part in a steel tube: splitter, coupler, isolator, circulator. Its legs say what it does. */
export function tubeDevice(attributes, view) {
  if (/MEMS/.test(attributes.product ?? '')) return memsTube(attributes, view)
  const [ins, outs] = legsOf(attributes)
  const many = outs > 8
  const flat = many || Boolean(attributes.splitRatio)
  const manual = /manual/i.test(attributes.product ?? '')
  const bare = /250/.test(attributes.jacket ?? '')
  const d = bare ? 0.55 : 1
  const pm = (attributes.fiberType ?? '').startsWith('PM')
  const [long, radius] = manual
    ? [52, 5.5]
    : flat
      ? [many ? 62 : 60, many ? 3.4 : 2.6]
      : [/circ/i.test(attributes.product ?? '') ? 58 : 50, 2.75]
  const y = radius + 0.4
  const fitted = attributes.connector && attributes.connector !== 'None'
  const color = (index, count) =>
    jacket(
      bare || count > 2
        ? fiberColors[index % 12]
        : pm
          ? 0x2668b8
          : count > 1 && index
            ? hues.red
            : bare
              ? fiberColors[index]
              : hues.light,
    )
  const body = flat
    ? group(
        [
          box(long, 4.4, outs === 16 ? 12 : many ? 8.4 : 7, metal(0xaeb2b5, 0.34), {
            r: 0.6,
            seg: 3,
          }),
          print(
            [
              {
                text: `Verrane  ${attributes.partNumber ?? ''}`,
                size: 2.4,
                color: '#2a2d31',
                align: 'center',
              },
            ],
            long - 6,
            4,
            { rot: [-Math.PI / 2, 0, 0], at: [0, 2.24, 0] },
          ),
        ],
        { at: [0, y, 0] },
      )
    : group(
        [
          manual
            ? knobBody(long, radius)
            : [
                cyl(radius, long, steel(), { axis: 'x', chamfer: 0.4, seg: 56 }),
                cyl(radius * 1.03, long * 0.36, plastic(0xf0efea, 0.6), {
                  axis: 'x',
                  chamfer: 0.05,
                  seg: 56,
                }),
              ],
          !manual &&
            print(
              [
                { text: 'Verrane', size: 1.7, weight: 650, color: '#22262b', align: 'center' },
                {
                  text: attributes.partNumber ?? '',
                  size: 1.25,
                  color: '#22262b',
                  align: 'center',
                },
              ],
              long * 0.34,
              3.6,
              { rot: [-0.9, 0, 0], at: [0, radius * 0.84, radius * 0.66] },
            ),
        ],
        { at: [0, y, 0] },
      )
  const boots = [-1, 1].map((side) =>
    cyl(radius * 0.62, 7, plastic(0x26292d, 0.6), {
      axis: 'x',
      top: radius * 0.62,
      at: [side * (long / 2 + 3), y, 0],
    }),
  )
  const model = [body, boots]
  if (view === 'endface') {
    const rest = [...Array(ins)]
      .map((_, index) => off(-1, index, ins, long, y, d, color))
      .concat(
        [...Array(Math.min(outs, 12))].map((_, index) =>
          off(1, index, Math.min(outs, 12), long, y, d, color),
        ),
      )
    return { model: group([model, rest]), azimuth: -24, elevation: 24, fill: 0.62 }
  }
  const side = (count, sign) =>
    spread(count, 1).map((step, index) => {
      const share = count > 1 ? step / (count - 1) : 0
      const start = [sign * (long / 2 + 5), y, share * radius * 0.9]
      const fan = Math.min(count - 1, 40) * (many ? 2 : fitted ? 13 : 7)
      const heading = [sign * 0.8, 0, 0.6 + share * 0.7]
      if (fitted) {
        const turn = Math.atan2(heading[0], heading[2])
        const plug = placed(plugFor(attributes.connector, attributes, { cableD: d }), {
          at: [sign * (long / 2 + 46 + share * fan * 1.5), 5, 62 + share * -6],
          rot: [0, turn, 0],
        })
        const loop = coilPoints({
          radius: 20,
          turns: 1,
          d,
          from: sign < 0 ? Math.PI / 2 : Math.PI / 2,
          to: Math.PI / 2,
          y: index * d,
        })
        const mid = loop.map(([x, up, z]) => [
          sign * (long / 2 + 18) + (sign < 0 ? -x : x) * -1,
          up,
          z - 23 - index * 2,
        ])
        return [
          plug.node,
          cable(
            [
              start,
              [sign * (long / 2 + 16), y, share * 2],
              ...mid.slice(1, -1).filter((_, at) => at % 2 === 0),
              ...lead(
                mid.at(-1),
                [sign, 0, 0.2],
                plug.tails[0],
                plug.dir.clone().negate(),
                24,
              ).slice(2),
            ],
            d,
            color(index, count),
            { seg: 260, sides: 8 },
          ),
        ]
      }
      if (!many || sign < 0) {
        // Round the back and home again: the part itself fills the picture, its legs stay whole.
        const wide = index * 2.6
        const end = [sign * (4 - wide * 0.5), d / 2, -36 - wide - (sign > 0 ? 5 : 0)]
        return [
          cable(
            [
              start,
              [sign * (long / 2 + 14), y * 0.8, -2],
              [sign * (long / 2 + 19 + wide), d / 2 + 0.2, -14],
              [sign * (long / 2 + 4 + wide), d / 2, -31 - wide],
              end,
            ],
            d,
            color(index, count),
            { seg: 70, sides: 8 },
          ),
          !bare &&
            cable([end, [end[0] - sign * 7, 0.3, end[2] + 0.6]], 0.3, jacket(0xf6d9b8), {
              seg: 6,
              sides: 6,
            }),
        ]
      }
      const swirl = [long / 2 + 14, y * 0.7, share * fan * 0.24 + 3]
      return cable(
        [
          start,
          swirl,
          [long / 2 + 26, d / 2 + 0.1, share * fan * 0.62 + 12],
          [long / 2 + 30, d / 2, share * fan * 0.8 + 32],
        ],
        d,
        color(index, count),
        { seg: 60, sides: 8 },
      )
    })
  return {
    model: group([model, side(ins, -1), side(many ? Math.min(outs, 64) : outs, 1)]),
    azimuth: view === 'detail' ? -22 : 12,
    elevation: view === 'detail' ? 22 : 36,
    fill: view === 'detail' ? 0.8 : 0.82,
  }
}

function off(sign, index, count, long, y, d, color) {
  const start = [sign * (long / 2 + 4), y, (index - (count - 1) / 2) * d * 0.9]
  const node = cable(
    [
      start,
      [sign * (long / 2 + 14), y, start[2] * 1.4],
      [sign * (long / 2 + 40), d, start[2] * 4 + 6],
      [sign * (long / 2 + 160), d, start[2] * 9 + 40],
    ],
    d,
    color(index, count),
    { sides: 8 },
  )
  node.userData.unframed = true
  return node
}

const knobBody = (long, radius) => [
  cyl(radius, long, nickel(), { axis: 'x', seg: 56 }),
  cyl(radius * 1.3, 16, nickel(), { axis: 'x', seg: 56 }),
  repeat(
    group([box(15, 0.6, 0.6, nickel(), { at: [0, radius * 1.3, 0], r: 0 })]),
    Array.from({ length: 40 }, (_, index) => ({ rot: [(index / 40) * Math.PI * 2, 0, 0] })),
  ),
  spread(9, 1.6).map((x) =>
    box(0.3, 0.1, x === 0 ? 3 : 2, dark(), { at: [x - 16, radius, 0], r: 0 }),
  ),
]
