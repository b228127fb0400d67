import { adapter, adapterSize } from '../parts/adapters.js'
import { cable, lead } from '../parts/cable.js'
import { bodyWidth, ears, face, gland, rail, stud, tub } from '../parts/chassis.js'
import { box, group, repeat, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { fiberColors, hues, jacket, painted, plastic, shade } from '../parts/materials.js'
import { loop, spliceTray } from '../parts/trays.js'
import { describe, portPlaces } from './patch-panel-layout.js'
import { named } from '../parts/named.js'

/** Rack patch panel: adapters laid out as its data counts them, at true scale. */
export function patchPanel(attributes, view) {
  const panel = describe(attributes)
  if (view === 'rear') return { model: rear(panel), azimuth: 148, elevation: 26, fill: 0.84 }
  if (view === 'open') return { model: opened(panel), azimuth: 28, elevation: 32, fill: 0.86 }
  return { model: front(panel), azimuth: 26, elevation: panel.units > 2 ? 17 : 20, fill: 0.86 }
}

function front(panel) {
  const { height, depth, color, units, partNumber } = panel
  return group([
    tub(bodyWidth, height, depth, color, { vents: true }),
    ears(units, color),
    fascia(panel, portPlaces(panel)),
    print([{ text: partNumber, size: 3, weight: 450, align: 'right' }], 60, 4.5, {
      at: [bodyWidth / 2 - 48, height / 2 - 4.6, 1.7],
    }),
  ])
}

/** Front plate with its adapters, numbers and latches. Three stacked rows in one unit are three trays. */
function fascia(panel, places) {
  const { height, color, units, wide, high, rows, port } = panel
  const dense = rows >= 2 && rows * 12 > height * 0.66
  const plate = face(
    bodyWidth - 6,
    height - 3,
    color,
    places.map(([x, y]) => [x, y, wide - 1, high - 1]),
  )
  const one = adapter(panel.connector, port, { shutter: dense && units === 1 })
  const seams =
    dense && units === 1
      ? spread(rows - 1, panel.rowPitch).map((y) =>
          box(bodyWidth - 8, 0.9, 1, shade(0x050506), { at: [0, y, 1.5], r: 0.1 }),
        )
      : []
  return group([
    plate,
    repeat(
      one,
      places.map(([x, y]) => ({ at: [x, y, 1.4] })),
    ),
    numbers(panel, places),
    seams,
    [-1, 1].map((side) =>
      seams.length
        ? spread(rows, panel.rowPitch).map((y) => pull(side * (bodyWidth / 2 - 13), y))
        : latch(side * (bodyWidth / 2 - 11), Math.min(height, 80)),
    ),
    print([{ text: 'Verrane', size: 4.2, weight: 650, x: 0, y: 3 }], 22, 6, {
      at: [-bodyWidth / 2 + (seams.length ? 16 : 29), height / 2 - 4.6, 1.75],
    }),
  ])
}

const pull = (x, y) =>
  named(
    'Tray pull',
    group([
      box(12, 7, 6, plastic(0x2a2d31), { at: [x, y, 4], r: 1.4 }),
      box(8, 1.4, 1, plastic(hues.accent), { at: [x, y, 7], r: 0.4 }),
    ]),
  )

function numbers({ count, columns, rows, high, rowPitch, wide }, places) {
  if (rowPitch - high < 3.6 && rows > 1) return null
  const size = Math.min(3, wide * 0.42)
  return places.map(
    ([x, y], index) =>
      (index % (count > 96 ? 6 : 1) === 0 || (index + 1) % columns === 0) &&
      print([{ text: String(index + 1), size, align: 'center' }], wide, size * 1.4, {
        at: [x, y + high / 2 + size * 0.8, 1.7],
        scale: 12,
      }),
  )
}

const latch = (x, height) =>
  named(
    'Latch',
    group([
      box(9, Math.min(18, height * 0.4), 5, plastic(0x2a2d31), { at: [x, 0, 4], r: 1.2 }),
      box(6, 2, 5, plastic(hues.accent), { at: [x, 0, 5.4], r: 0.6 }),
    ]),
  )

/** Drawer pulled forward out of the open chassis, with the slack inside. */
function opened(panel) {
  const { height, depth, color, units, partNumber } = panel
  const out = depth * 0.5
  const places = portPlaces(panel)
  const deep = depth * 0.82
  const base = -height / 2 + 4
  const legs = places.filter((_, index) => index % Math.ceil(places.length / 12) === 0).slice(0, 12)
  return group([
    tub(bodyWidth, height, depth, color, { vents: true }),
    ears(units, color),
    group(
      [
        box(bodyWidth - 14, 1.6, deep, painted(color), { at: [0, base, -deep / 2], r: 0.5 }),
        fascia(panel, places),
        [-1, 1].map((side) => rail(deep, { at: [side * (bodyWidth / 2 - 6), base + 6, 0] })),
        panel.spliced &&
          [-1, 1].map((side) =>
            group([spliceTray({ width: 150, depth: 104, splices: 24, color: 0x3b4046 })], {
              at: [side * 100, base + 2, -out * 0.72 - 8],
            }),
          ),
        !panel.spliced &&
          [-1, 1].map((side) =>
            group(
              [0, 1, 2, 3].map((index) =>
                loop(
                  150 - index * 5,
                  92 - index * 5,
                  base + 3 + index * 1.6,
                  fiberColors[index * 2 + (side > 0 ? 1 : 0)],
                  1.6,
                ),
              ),
              { at: [side * 104, 0, -out * 0.62] },
            ),
          ),
        legs.map(([x, y], index) =>
          cable(
            lead(
              [x, y, -12],
              [0, 0, -1],
              [(x < 0 ? -1 : 1) * 150, base + 3, -out * 0.62],
              [x < 0 ? -0.4 : 0.4, 0, -1],
              70,
            ),
            1.6,
            jacket(panel.spliced ? fiberColors[index % 12] : panel.cord),
          ),
        ),
      ],
      { at: [0, 0, out] },
    ),
    print([{ text: partNumber, size: 3, weight: 450, align: 'right' }], 60, 4.5, {
      at: [bodyWidth / 2 - 48, height / 2 - 4.6, out + 1.75],
    }),
  ])
}

function rear(panel) {
  const { height, depth, color, units } = panel
  const trunk = panel.rearConnector
  const [w, h] = trunk ? adapterSize(trunk) : [0, 0]
  const count = trunk ? panel.rearCount : 0
  const rows = count > 24 ? Math.min(3 * units, Math.ceil(count / 18)) : 1
  const places = Array.from({ length: count }, (_, index) => {
    const columns = Math.ceil(count / rows)
    return {
      at: [
        ((index % columns) - (columns - 1) / 2) * Math.min(26, 400 / columns),
        ((rows - 1) / 2 - Math.floor(index / columns)) * (h + 2.4),
        -depth,
      ],
      rot: [0, Math.PI, 0],
    }
  })
  const glands = spread(3, 30).flatMap((x) =>
    [-1, 1].map((side) => gland(8, { at: [side * 150 + x, 0, -depth] })),
  )
  return group([
    tub(bodyWidth, height, depth, color, { vents: true }),
    ears(units, color),
    w > 0 ? repeat(adapter(trunk, panel.rearColor), places) : glands,
    stud({ at: [-bodyWidth / 2 + 20, 0, -depth - 0.2], rot: [0, Math.PI, 0] }),
    !count &&
      mark(panel.partNumber, {
        at: [0, 4, -depth - 0.3],
        rot: [0, Math.PI, 0],
        size: 7,
        width: 70,
      }),
  ])
}
