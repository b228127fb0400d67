import { cable } from '../parts/cable.js'
import { box, group } from '../parts/core.js'
import { mark } from '../parts/labels.js'
import { colorNamed, hues, jacket, plastic, zinc } from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'

/** Splice module for a rail: stacked trays under a sealed cover. */
export function spliceModule(attributes, view) {
  const trays = attributes.cassetteSlots ?? 4
  const black = plastic(colorNamed(attributes.color, hues.black), 0.48)
  const [w, d] = [210, attributes.depth ?? 140]
  const pile = Array.from({ length: trays }, (_, index) =>
    group(
      [
        spliceTray({
          width: w - 24,
          depth: d - 20,
          splices: 24,
          color: 0xd4d5d1,
          fibers: index === trays - 1,
        }),
      ],
      { at: [0, 14 + index * 11, 0] },
    ),
  )
  const base = [
    box(w, 12, d, black, { r: 4, seg: 3, at: [0, 6, 0] }),
    box(36, 7, d + 70, zinc(), { r: 0.6, at: [0, -3.6, 0] }),
    [-1, 1].map((x) =>
      box(8, 14, d * 0.5, plastic(0x2c2f33), { r: 2, at: [x * (w / 2 + 2), 8, 0] }),
    ),
    [-1, 1].map((side) =>
      cable(
        [
          [side * w * 0.4, 16, d / 2 - 6],
          [side * w * 0.44, 6, d / 2 + 14],
          [side * w * 0.62, -3, d / 2 + 24],
          [side * w * 0.95, -3, d / 2 + 4],
        ],
        8,
        jacket(0x202225),
      ),
    ),
  ]
  const cover = group(
    [
      box(w + 2, trays * 11 + 16, d + 2, black, { r: 8, seg: 4 }),
      mark(attributes.partNumber, {
        width: w * 0.6,
        size: 13,
        rot: [-Math.PI / 2, 0, 0],
        at: [-w * 0.1, trays * 5.5 + 8.2, 0],
      }),
    ],
    view === 'open'
      ? { at: [0, trays * 22 + 60, -d * 0.2], rot: [-0.2, 0, 0] }
      : { at: [0, trays * 5.5 + 18, 0] },
  )
  return {
    model: group([base, pile, view === 'detail' ? [] : cover]),
    azimuth: view === 'detail' ? -26 : 28,
    elevation: 27,
    fill: 0.82,
  }
}
