import { cable } from '../parts/cable.js'
import { box, cyl, group, ring, turned } from '../parts/core.js'
import { ceramic, clear, gold, metal, nickel } from '../parts/materials.js'
import { named } from '../parts/named.js'

/** TO-can photodiode: one turned to the window, one showing its leads. */
export function toCan(attributes, view) {
  const [base] = headers[attributes.package] ?? headers['TO-46']
  const lying = (at, turn, lean = 0) =>
    group([group([can(attributes)], { rot: [Math.PI / 2 + lean, 0, 0] })], {
      at: [at[0], base / 2, at[1]],
      rot: [0, turn, 0],
    })
  if (view === 'detail')
    return {
      model: group([group([can(attributes)], { rot: [0.9, 0, 0.08], at: [0, 9.6, 0] })]),
      azimuth: 10,
      elevation: 18,
      fill: 0.76,
    }
  if (view === 'model') return { model: can(attributes), azimuth: 26, elevation: 30 }
  if (view === 'open') {
    const [, cap, high] = headers[attributes.package] ?? headers['TO-46']
    const lid = turned(
      [
        [cap / 2 - 0.1, 0],
        [cap / 2, 0],
        [cap / 2, high - 0.8],
        [cap * 0.3, high - 0.7],
      ],
      nickel(),
      { seg: 64, at: [0, high * 1.5 + 2, 0] },
    )
    return {
      model: group([can(attributes, { open: true }), lid]),
      azimuth: 26,
      elevation: 32,
      fill: 0.8,
    }
  }
  return {
    model: group([lying([-base * 0.75, 4], 0.25), lying([base * 1.05, -1], -2.3)]),
    azimuth: 12,
    elevation: 24,
    fill: 0.74,
  }
}

const headers = {
  'TO-46': [5.4, 4.7, 3.2, 2.6],
  'TO-18': [5.4, 4.7, 5.2, 3],
  'TO-5': [9.1, 8.1, 4.2, 5.9],
  'TO-8': [13.9, 12.4, 5, 9],
}

/** A TO can along +y: header, cap with its window or lens, chip, leads below. */
export function can(
  { package: name = 'TO-46', product = '', activeDiameter = 300, numChannels = 1, material },
  { open = false } = {},
) {
  const [base, cap, high, window] = headers[name] ?? headers['TO-46']
  const lens = /lens cap/i.test(product)
  const chip = Math.min(Math.max(activeDiameter / 1000, 0.25) * 1.5 + 0.3, window * 0.86)
  const leads = numChannels > 2 ? 6 : base > 8 ? 3 : 3
  const circleOf = base * 0.28
  const chipColor = material === 'Silicon' ? 0x2a3350 : 0x3d2b46
  const die =
    numChannels === 4
      ? [-1, 1].flatMap((x) =>
          [-1, 1].map((z) =>
            named(
              'Detector',
              box(chip * 0.47, 0.25, chip * 0.47, metal(chipColor, 0.18), {
                r: 0,
                at: [x * chip * 0.25, 1.25, z * chip * 0.25],
              }),
            ),
          ),
        )
      : [
          named(
            'Detector',
            box(chip, 0.25, chip, metal(chipColor, 0.2), { r: 0, at: [0, 1.25, 0] }),
          ),
          cyl(chip * 0.34, 0.04, metal(0x14161f, 0.12), { at: [0, 1.4, 0], chamfer: 0 }),
          ring(chip * 0.38, chip * 0.34, 0.05, gold(), { axis: 'y', at: [0, 1.4, 0] }),
        ]
  const wall = [
    [window / 2, high],
    [cap / 2 - 0.35, high],
    [cap / 2, high - 0.35],
    [cap / 2, 0.7],
    [base / 2 - 0.3, 0.55],
    [base / 2 - 0.3, 0.4],
  ]
  return group([
    named(
      'Header',
      turned(
        [
          [0, 0],
          [base / 2 - 0.12, 0],
          [base / 2, 0.12],
          [base / 2, 0.5],
          [0, 0.5],
        ],
        gold(),
        { seg: 64 },
      ),
    ),
    box(base * 0.16, 0.5, base * 0.16, gold(), { at: [base * 0.5, 0.26, 0], r: 0.05 }),
    cyl(base * 0.33, 0.6, gold(), { at: [0, 0.75, 0] }),
    box(chip * 1.35, 0.3, chip * 1.35, ceramic(), { at: [0, 1.03, 0], r: 0 }),
    die,
    cable(
      [
        [chip * 0.3, 1.4, 0],
        [base * 0.2, 1.9, 0.1],
        [base * 0.27, 1.2, 0],
      ],
      0.06,
      gold(),
      { sides: 6 },
    ),
    cyl(0.22, 1.6, gold(), { at: [base * 0.27, 0.6, 0] }),
    !open && [
      named('Cap', turned(wall.reverse(), nickel(), { seg: 64 })),
      turned(
        [
          [window / 2, high],
          [window / 2, high - 0.3],
          [cap / 2 - 0.3, high - 0.3],
        ],
        nickel(),
        { seg: 64 },
      ),
      lens
        ? named(
            'Lens',
            turned(
              [
                [window / 2, high - 0.1],
                [window * 0.42, high + 0.5],
                [window * 0.25, high + 0.86],
                [0, high + 1],
              ],
              clear(0xdfe8ec, 0.5, 0.04),
              { seg: 48 },
            ),
          )
        : named(
            'Window',
            cyl(window / 2, 0.16, clear(0xd7dfe8, 0.22, 0.05), {
              at: [0, high - 0.12, 0],
              chamfer: 0.02,
            }),
          ),
    ],
    Array.from({ length: leads }, (_, index) => {
      const turn = (index / leads) * Math.PI * 2 + 0.5
      return [
        named(
          'Lead',
          cyl(0.23, 13, gold(), {
            at: [Math.cos(turn) * circleOf, -6.4, Math.sin(turn) * circleOf],
            seg: 16,
          }),
        ),
        cyl(0.5, 0.16, metal(0x4c6b58, 0.4), {
          at: [Math.cos(turn) * circleOf, -0.06, Math.sin(turn) * circleOf],
        }),
      ]
    }),
  ])
}
