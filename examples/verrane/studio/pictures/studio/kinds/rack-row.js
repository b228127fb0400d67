import { cable, windings } from '../parts/cable.js'
import { box, cyl, group, repeat, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { hues, jacket, metal, painted, plastic } from '../parts/materials.js'
import { farPort } from '../parts/port-field.js'

/** A row of racks with a tray of cable above it and a reel in front. */
export function rackRow(attributes, view) {
  const many = view === 'hero' ? 3 : 2
  const tray = group(
    [
      [-1, 1].map((z) =>
        box(many * 620, 70, 6, plastic(hues.yellow, 0.5), { r: 2, at: [0, 35, z * 110] }),
      ),
      box(many * 620, 6, 220, plastic(hues.yellow, 0.5), { r: 2 }),
      spread(7, 24).map((z, index) =>
        cable(
          [
            [-many * 306, 16 + (index % 3) * 8, z],
            [0, 18, z * 0.8],
            [many * 306, 16, z],
          ],
          18,
          jacket(index % 3 ? hues.aqua : hues.yellow),
          { seg: 20, sides: 8 },
        ),
      ),
    ],
    { at: [0, 2180, 160] },
  )
  const drops = spread(many, 610).map((x) =>
    cable(
      [
        [x + 200, 2190, 250],
        [x + 230, 2120, 330],
        [x + 262, 1900, 390],
        [x + 262, 1500, 392],
      ],
      20,
      jacket(hues.aqua),
      { sides: 8 },
    ),
  )
  const model = group([
    spread(many, 610).map((x, index) =>
      group([rack(18, index + (view === 'open' ? 2 : 0))], { at: [x, 0, 0] }),
    ),
    tray,
    drops,
    group([reel(260, 300, 22, hues.aqua)], {
      at: [view === 'hero' ? -520 : 420, 0, 900],
      rot: [0, 0.5, 0],
    }),
  ])
  return {
    model,
    azimuth: view === 'hero' ? 30 : view === 'detail' ? -30 : 18,
    elevation: 11,
    fill: 0.88,
  }
}

/** Stills for what is done rather than sold: places and tools, in the studio's own light. */
const rack = (filled, seed) => {
  const black = painted(0x1f2225)
  const units = spread(filled, 88)
  return group([
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => box(40, 2000, 40, black, { r: 2, at: [x * 280, 1000, z * 380] })),
    ),
    box(600, 30, 800, black, { r: 2, at: [0, 1985, 0] }),
    box(600, 60, 800, black, { r: 2, at: [0, 30, 0] }),
    box(560, 1900, 4, painted(0x141619), { r: 0, at: [0, 1000, -360] }),
    [-1, 1].map((x) => box(4, 1900, 760, black, { r: 0, at: [x * 296, 1000, 0] })),
    units.map((y, row) => {
      const kind = (row * 3 + seed) % 4
      const hue = [hues.blue, hues.aqua, hues.green, hues.aqua][kind]
      return group(
        [
          box(500, 80, 600, painted(kind === 3 ? 0x9da2a5 : 0x26292d), {
            r: 1.5,
            at: [0, 0, -300],
          }),
          repeat(
            farPort('LC duplex', hue, 1.5),
            spread(2, 32).flatMap((up) => spread(20, 22).map((x) => ({ at: [x, up, 0] }))),
          ),
          (row + seed) % 2 === 0 &&
            [-1, 1].flatMap((side) =>
              [0, 1, 2].map((index) =>
                cable(
                  [
                    [side * (60 + index * 50), 8, 10],
                    [side * (190 + index * 12), -30, 60 + index * 8],
                    [side * 250, -60 - index * 10, 40],
                    [side * 256, -240, 30],
                  ],
                  7,
                  jacket(kind === 0 ? hues.yellow : hues.aqua),
                  { seg: 30, sides: 6 },
                ),
              ),
            ),
        ],
        { at: [0, 1000 + y, 350] },
      )
    }),
  ])
}

/** Cable reel standing on its flanges. */
export function reel(radius, width, d, color) {
  const board = plastic(0xc8a878, 0.7)
  return group([
    [-1, 1].map((side) => [
      cyl(radius, 18, board, { axis: 'x', at: [side * (width / 2 + 9), radius, 0], seg: 64 }),
      cyl(radius * 0.2, 22, metal(0x8d9195, 0.4), {
        axis: 'x',
        at: [side * (width / 2 + 9), radius, 0],
      }),
    ]),
    cyl(radius * 0.5, width, board, { axis: 'x', at: [0, radius, 0] }),
    [0, 1, 2].map((layer) =>
      group(
        [windings({ radius: radius * 0.56 + layer * d * 0.9, width, d, material: jacket(color) })],
        { at: [0, radius, 0] },
      ),
    ),
    print(
      [{ text: 'Verrane', size: radius * 0.2, weight: 650, color: '#3a2f1c', align: 'center' }],
      radius * 1.2,
      radius * 0.3,
      { rot: [0, Math.PI / 2, 0], at: [width / 2 + 18.6, radius * 1.5, 0] },
    ),
  ])
}
